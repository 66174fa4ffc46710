import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { actions, perform, type TipAction } from './actions';

export const TipBulk = withBoundary(function TipBulk({ list }: { list: List<Tip> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<TipAction>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: tipCalls.changeStatus,
          label: t(`tip.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog && (
        <BulkConfirm<Tip, Counts>
          list={list}
          text={`tip.${dialog}.many`}
          count={(selection, options) => call(tipCalls.countByStatus, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={dialog === 'withdraw'}
          withoutReason={dialog === 'putOnline'}
          work={({ id }, { reason }, options) => perform(dialog, { id }, reason, options)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof tipCalls.countByStatus>;

function Consequence({ action, counts: { total, online, now } }: { action: TipAction; counts: Counts }) {
  const t = useTranslations();
  const count = action === 'withdraw' ? online : total - online;
  const text = (key: 'consequence' | 'refused', values: Record<string, number>) =>
    t(`tip.${action}.many.${key}`, values);
  return (
    <>
      {text('consequence', { count, now })}
      {total > count && <div>{text('refused', { count: total - count })}</div>}
    </>
  );
}
