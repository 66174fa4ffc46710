import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { ShareHeader } from './parts/ShareHeader';
import { columnsOf, listSpec, presetsOf, search } from './signUpsFields';

/** Who signed up by a share, with which device and from where. */
export function SignUps() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ text: (id) => formatMessage({ id }), label }), [formatMessage, label]);
  const list = useList(paths.share.signUps, listSpec, columns);
  const title = formatMessage({ id: 'share.tab.signUps' });
  return (
    <>
      <ShareHeader
        tab="signUps"
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={({ user }) => <RowActions name={user.nickname} to={kinds.user.path(user.id)} />}
        empty={formatMessage({ id: 'share.signUps.none' })}
      />
    </>
  );
}
