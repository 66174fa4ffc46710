import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { usePlaceName } from '@/components/place/usePlaceName';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { Bursts } from './Bursts';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { Today } from './Today';

/** Who tried to sign in to this console, from where, and what came of it. */
export default function LoginLog() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const placeName = usePlaceName();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), label, placeName }),
    [formatMessage, label, placeName],
  );
  const list = useList(paths.log.pageList, listSpec, columns);
  const title = formatMessage({ id: 'log.title' });

  return (
    <>
      <PageHeader
        title={title}
        line={<Today asked={list.refreshedAt} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <Bursts asked={list.refreshedAt} />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={({ account, sysUserId }) =>
          sysUserId && <RowActions name={account} to={kinds.sysUser.path(sysUserId)} />
        }
        empty={formatMessage({ id: 'log.empty' })}
      />
    </>
  );
}
