import { Link } from '@umijs/max';
import { Fragment } from 'react';
import type { RoomStatus } from '@contract/room/enums';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { Has } from '@/components/availability/Has';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useOrigin } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { scenePath } from './scenePath';

interface WithdrawDialogProps {
  scene: SceneTemplate;
  onDone: () => void;
  onClose: () => void;
}

/** Withdraws a scene from the app, with a reason; if that can't be done yet, it says why. The back end decides. */
export const WithdrawSceneDialog = withDialogBoundary(function WithdrawSceneDialog({
  scene: given,
  onDone,
  onClose,
}: WithdrawDialogProps) {
  const t = useTranslations();
  // Read again: the rooms that used it may be over since the row was read.
  const { id, name, isDefault, usedBy } = useRecord(sceneTemplateCalls.detail, given.id).record ?? given;
  const stays = isDefault || usedBy > 0;
  const text = (key: '.done' | '.title' | '.consequence' | '') => t(`sceneTemplate.withdraw${key}`, { name });

  const send = async ({ reason }: { reason: string }) => {
    await call(sceneTemplateCalls.changeStatus, { id, status: 'offline', reason }, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`sceneTemplate.withdraw.${id}`}
      lookAt={scenePath(id)}
      danger
      title={text('.title')}
      consequence={
        <>
          {!stays && text('.consequence')}
          {isDefault && <div>{t('sceneTemplate.withdraw.isDefault')}</div>}
          {usedBy > 0 && <InUse id={id} count={usedBy} onLeave={onClose} />}
        </>
      }
      okText={text('')}
      ready={!stays}
      withoutReason={stays}
      onSubmit={send}
      onClose={onClose}
    />
  );
});

function InUse({ id, count, onLeave }: { id: string; count: number; onLeave: () => void }) {
  const t = useTranslations();
  // It may be this very page, which keeps its way back.
  const origin = useOrigin();
  return (
    <div>
      {t('sceneTemplate.withdraw.inUse', { count })}{' '}
      <Has call={sceneTemplateCalls.rooms}>
        <Rooms id={id} count={count} />
        <Link to={scenePath(id)} state={{ origin }} onClick={onLeave}>
          {t('sceneTemplate.roomsIn')}
        </Link>
      </Has>
    </div>
  );
}

const NAMED = 3;
const RUNNING: readonly RoomStatus[] = ['draft', 'scheduled', 'live'];

/** The first of the rooms that use it. */
function Rooms({ id, count }: { id: string; count: number }) {
  const t = useTranslations();
  const { data } = useCall((options) => call(sceneTemplateCalls.rooms, { id, status: [...RUNNING] }, options));
  // A service may answer those that are over, too.
  const rooms = data?.list.filter(({ status }) => RUNNING.includes(status)).slice(0, NAMED) ?? [];
  if (!rooms.length) return null;
  const named = rooms.map(({ id: room, kind, title }, index) => (
    <Fragment key={room}>
      {index > 0 && t('text.comma')}
      <RecordLink type={kind === 'activity' ? 'room' : 'people'} id={room}>
        <bdi>{title}</bdi>
      </RecordLink>
    </Fragment>
  ));
  const more = count - rooms.length;
  return <div>{more > 0 ? t('sceneTemplate.withdraw.rooms', { rooms: named, more }) : named}</div>;
}
