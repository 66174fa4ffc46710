import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useMemo } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { search, useOrderCounts } from '@/areas/order';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { Sums } from '@/components/money/Sums';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { columnsOf, listSpec, presetsOf } from './fields';

/** Money paid for stones, package by package. */
export default function RechargeList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.recharge.pageList, listSpec, columns);
  const title = formatMessage({ id: 'recharge.title' });
  const { page } = list;

  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf(label)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(line) => <RowActions name={String(line.number)} to={kinds.order.path(line.order.id)} />}
        empty={formatMessage({ id: 'recharge.empty' })}
        totals={page && <Totals of={page.totals} />}
      />
    </>
  );
}

/** What was paid and what still may be, of all purchases. */
function Line({ asked }: { asked: number }) {
  const counts = useOrderCounts(asked, { kind: ['recharge'] });
  if (!counts) return '\u00a0';
  const toOrders = (status: string) => `/order/list?kind=recharge&status=${status}`;
  return (
    <CountLinks
      counts={[
        { text: 'order.line.completed', count: counts.completed, to: toOrders('completed') },
        { text: 'order.line.waiting', count: counts.waiting, to: toOrders('waiting') },
        { text: 'order.line.refunded', count: counts.refunded, to: toOrders('refunded') },
      ]}
    />
  );
}

type Totals = Output<typeof paths.recharge.pageList>['totals'];

function Totals({ of: { stones, bonus, paid } }: { of: Totals }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <>
      <Typography.Text type="secondary">
        {formatMessage({ id: 'recharge.stones' })} <Typography.Text strong>{number(stones)}</Typography.Text>
        <span className="fish-order-bonus"> + {number(bonus)}</span>
      </Typography.Text>
      <Sums label={formatMessage({ id: 'order.paid' })} of={paid} />
    </>
  );
}
