import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { roomSteps } from '@contract/room/enums';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import type { AnyRoom } from './AnyRoom';
import { isGrave, needsReason, perform } from './steps';

export type BulkStep = keyof typeof roomSteps;

interface RoomBulkProps<Row extends AnyRoom> {
  type: 'room' | 'people';
  list: List<Row>;
  steps: readonly BulkStep[];
}

/** What can be done to the ticked rooms. */
export function RoomBulk<Row extends AnyRoom>({ type, list, steps }: RoomBulkProps<Row>) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<BulkStep>();
  const path = type === 'people' ? paths.people.countByStatus : paths.room.countByStatus;
  return (
    <>
      <SelectionBar
        list={list}
        actions={steps.map((key) => ({
          key,
          label: formatMessage({ id: `room.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked && (
        <BulkConfirm<Row, Counts>
          list={list}
          text={`room.${asked}.many`}
          count={(selection) => call(path, selection, { notice: false })}
          consequence={(counts) => <Consequence step={asked} counts={counts} />}
          danger={isGrave(asked)}
          withoutReason={!needsReason(asked)}
          work={(room, { reason }, options) => perform(asked, room, reason, options)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.room.countByStatus> & { frozen?: number };

/** How many the step is for, how many are in them now, and how many the back end will refuse. */
function Consequence({ step, counts }: { step: BulkStep; counts: Counts }) {
  const { formatMessage } = useIntl();
  const count = roomSteps[step].reduce((sum, status) => sum + counts[status], 0);
  const text = (key: string, values: Record<string, number>) =>
    formatMessage({ id: `room.${step}.many.${key}` }, values);
  const refused = counts.total - count;
  return (
    <>
      {text('consequence', { count, online: counts.online })}
      {refused > 0 && <div>{text('refused', { count: refused })}</div>}
      {step === 'freeze' && Boolean(counts.frozen) && <div>{text('already', { count: counts.frozen ?? 0 })}</div>}
    </>
  );
}
