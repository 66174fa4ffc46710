import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { Fragment, useMemo } from 'react';
import { paths } from '@contract/paths';
import type { ShareSums } from '@contract/share';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { ShareHeader } from './parts/ShareHeader';
import { columnsOf, listSpec, presetsOf, search } from './sharesFields';

/** Each share with what came of it, and the sums of all that are found. */
export function Shares() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.share.pageList, listSpec, columns);
  const title = formatMessage({ id: 'share.tab.shares' });
  return (
    <>
      <ShareHeader
        tab="shares"
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
        empty={formatMessage({ id: 'share.none' })}
        totals={list.page && <Totals of={list.page.totals} />}
      />
    </>
  );
}

function Totals({ of }: { of: ShareSums }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Typography.Text type="secondary">
      {(['clicks', 'signUps'] as const).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          {formatMessage({ id: `share.${key}` })} <Typography.Text strong>{number(of[key])}</Typography.Text>
        </Fragment>
      ))}
    </Typography.Text>
  );
}
