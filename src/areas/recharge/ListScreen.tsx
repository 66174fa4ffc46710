import { Typography } from 'antd';
import { useMemo } from 'react';
import type { Output } from '@contract/index';
import { rechargeCalls } from '@contract/recharge/calls';
import { orderLineSearch } from '@/areas/order';
import { textOf, useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { Sums } from '@/components/money/Sums';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { columnsOf, listSpec, presetsOf } from './fields';

export default function RechargeList() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(rechargeCalls.pageList, listSpec, columns);
  const title = t('recharge.title');
  const { page } = list;

  return (
    <ListPage list={list} title={title} line={t('recharge.line')} presets={presetsOf(label)} search={orderLineSearch}>
      <ListTable
        label={title}
        list={list}
        actions={(line) => <RowActions name={textOf(line.number)} to={recordTypes.order.path(line.order.id)} />}
        empty={t('recharge.empty')}
        totals={page?.totals && <Totals of={page.totals} />}
      />
    </ListPage>
  );
}

RechargeList.prefetch = prefetchList(rechargeCalls.pageList, listSpec);

type Totals = NonNullable<Output<typeof rechargeCalls.pageList>['totals']>;

function Totals({ of: { stones, bonus, paid } }: { of: Totals }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <>
      <Typography.Text type="secondary">
        {t('recharge.totals.stones')} <Typography.Text strong>{number(stones)}</Typography.Text>
        <span className="fish-order-bonus"> + {number(bonus)}</span>
      </Typography.Text>
      <Sums label={t('recharge.paid.all')} of={paid} />
    </>
  );
}
