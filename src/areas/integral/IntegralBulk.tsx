import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Integral } from '@contract/integral';
import { paths } from '@contract/paths';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { perform } from './steps';

const switches = ['switchOn', 'switchOff'] as const;
type Switch = (typeof switches)[number];
type Counts = Output<typeof paths.integral.countByStatus>;

/** Switches the ticked rules on or off. */
export function IntegralBulk({ list }: { list: List<Integral> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Switch>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={switches.map((key) => ({
          key,
          label: formatMessage({ id: `integral.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked && (
        <BulkConfirm<Integral, Counts>
          list={list}
          text={`integral.${asked}.many`}
          count={(selection) => call(paths.integral.countByStatus, selection, { notice: false })}
          consequence={(counts) => <Consequence action={asked} counts={counts} />}
          danger={asked === 'switchOff'}
          work={({ id }, { reason }, options) => perform(asked, id, reason, options)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

/** How many it changes, and how many the back end will refuse. */
function Consequence({ action, counts: { on, off } }: { action: Switch; counts: Counts }) {
  const { formatMessage } = useIntl();
  const [count, refused] = action === 'switchOn' ? [off, on] : [on, off];
  return (
    <>
      {formatMessage({ id: `integral.${action}.many.consequence` }, { count })}
      {refused > 0 && <div>{formatMessage({ id: `integral.${action}.many.refused` }, { count: refused })}</div>}
    </>
  );
}
