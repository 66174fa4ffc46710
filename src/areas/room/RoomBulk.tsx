import { useState } from 'react';
import type { Output } from '@contract/index';
import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { roomSteps } from '@contract/room/enums';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { AnyRoom } from './AnyRoom';
import { callOf, isGrave, needsReason, perform } from './actions';

type BulkAction = keyof typeof roomSteps;

interface RoomBulkProps<Row extends AnyRoom> {
  type: 'room' | 'people';
  list: List<Row>;
  actions: readonly BulkAction[];
}

export const RoomBulk = withBoundary(function RoomBulk<Row extends AnyRoom>({
  type,
  list,
  actions,
}: RoomBulkProps<Row>) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<BulkAction>();
  const path = type === 'people' ? peopleCalls.countByStatus : roomCalls.countByStatus;
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: callOf(key, type),
          label: t(`room.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog && (
        <BulkConfirm<Row, Counts>
          list={list}
          text={`room.${dialog}.many`}
          count={(selection, options) => call(path, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={isGrave(dialog)}
          withoutReason={!needsReason(dialog)}
          work={(room, { reason }, options) => perform(dialog, room, reason, options)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof roomCalls.countByStatus> & { frozen?: number; waiting?: number };

function Consequence({ action, counts }: { action: BulkAction; counts: Counts }) {
  const t = useTranslations();
  const inStatus = roomSteps[action].reduce((sum, status) => sum + counts[status], 0);
  const { total, online, waiting, frozen = 0 } = counts;
  const count = action === 'recommend' ? inStatus - frozen : inStatus;
  const text = (key: 'consequence' | 'refused', values: Record<string, number>) =>
    t(`room.${action}.many.${key}`, values);
  const refused = total - inStatus;
  return (
    <>
      {text('consequence', { count, online })}
      {refused > 0 && <div>{text('refused', { count: refused })}</div>}
      {action === 'close' && Boolean(waiting) && <div>{t('people.close.many.audit', { count: waiting })}</div>}
      {action === 'freeze' && frozen > 0 && <div>{t('room.freeze.many.already', { count: frozen })}</div>}
      {action === 'recommend' && frozen > 0 && <div>{t('room.recommend.many.frozen', { count: frozen })}</div>}
    </>
  );
}
