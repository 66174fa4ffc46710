import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { Tip } from '@contract/tip';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { actions, perform, type TipAction } from './steps';

/** What can be done to the ticked tips. */
export function TipBulk({ list }: { list: List<Tip> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<TipAction>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          label: formatMessage({ id: `tip.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked && (
        <BulkConfirm<Tip, Counts>
          list={list}
          text={`tip.${asked}.many`}
          count={(selection) => call(paths.tip.countByStatus, selection, { notice: false })}
          consequence={(counts) => <Consequence action={asked} counts={counts} />}
          danger={asked === 'withdraw'}
          withoutReason={asked === 'putOnline'}
          work={(tip, { reason }, options) => perform(asked, tip, reason, options)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.tip.countByStatus>;

/** How many it changes, and how many the back end will refuse. */
function Consequence({ action, counts: { total, online, now } }: { action: TipAction; counts: Counts }) {
  const { formatMessage } = useIntl();
  const count = action === 'withdraw' ? online : total - online;
  const text = (key: string, values: Record<string, number>) =>
    formatMessage({ id: `tip.${action}.many.${key}` }, values);
  return (
    <>
      {text('consequence', { count, now })}
      {total > count && <div>{text('refused', { count: total - count })}</div>}
    </>
  );
}
