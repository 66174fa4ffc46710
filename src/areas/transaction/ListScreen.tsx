import { Typography } from 'antd';
import { useMemo } from 'react';
import type { Output } from '@contract/index';
import { transactionCalls } from '@contract/transaction/calls';
import { orderLineSearch, useOrderCounts } from '@/areas/order';
import { textOf, useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { Sums } from '@/components/money/Sums';
import { CountLinks } from '@/components/page/CountLinks';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { columnsOf, listSpec, presetsOf } from './fields';

export default function TransactionList() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, label }), [t, label]);
  const list = useList(transactionCalls.pageList, listSpec, columns);
  const title = t('transaction.title');
  const { page } = list;

  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} />}
      presets={presetsOf(label)}
      search={orderLineSearch}
    >
      <ListTable
        label={title}
        list={list}
        actions={({ number, order }) => <RowActions name={textOf(number)} to={recordTypes.order.path(order.id)} />}
        empty={t('transaction.empty')}
        totals={page?.totals && <Totals of={page.totals} />}
      />
    </ListPage>
  );
}

TransactionList.prefetch = prefetchList(transactionCalls.pageList, listSpec);

function Line({ refreshedAt }: { refreshedAt: number }) {
  const counts = useOrderCounts(refreshedAt, { kind: ['exchange'] });
  return (
    <CountLinks
      counts={
        counts && [
          { text: 'order.line.paid', count: counts.paid, to: '?state=toShip' },
          { text: 'order.line.shipped', count: counts.shipped, to: '?state=shipped' },
        ]
      }
    />
  );
}

type Totals = NonNullable<Output<typeof transactionCalls.pageList>['totals']>;

function Totals({ of: { pieces, cost, value } }: { of: Totals }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <>
      <Typography.Text type="secondary">
        {t('order.item.count')} <Typography.Text strong>{number(pieces)}</Typography.Text>
      </Typography.Text>
      <Sums label={t('transaction.cost.all')} of={cost} />
      <Sums label={t('transaction.value')} of={value} />
    </>
  );
}
