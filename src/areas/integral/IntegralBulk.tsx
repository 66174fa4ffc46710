import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { callOf, perform } from './actions';

const switches = ['switchOn', 'switchOff'] as const;
type Switch = (typeof switches)[number];
type Counts = Output<typeof integralCalls.countByStatus>;

export const IntegralBulk = withBoundary(function IntegralBulk({ list }: { list: List<Integral> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<Switch>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={switches.map((key) => ({
          key,
          call: callOf[key],
          label: t(`integral.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog && (
        <BulkConfirm<Integral, Counts>
          list={list}
          text={`integral.${dialog}.many`}
          count={(selection, options) => call(integralCalls.countByStatus, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={dialog === 'switchOff'}
          work={({ id }, { reason }, options) => perform(dialog, { id }, reason, options)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

function Consequence({ action, counts: { on, off } }: { action: Switch; counts: Counts }) {
  const t = useTranslations();
  const [count, refused] = action === 'switchOn' ? [off, on] : [on, off];
  return (
    <>
      {t(`integral.${action}.many.consequence`, { count })}
      {refused > 0 && <div>{t(`integral.${action}.many.refused`, { count: refused })}</div>}
    </>
  );
}
