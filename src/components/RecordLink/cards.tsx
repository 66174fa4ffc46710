import { PictureOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import type { ComponentType } from 'react';
import { auditKind, auditState } from '@contract/audit/enums';
import { paths } from '@contract/paths';
import { roomStatus } from '@contract/room/enums';
import { SCENE_COVER_RATIO, sceneStatus, sceneTheme } from '@contract/sceneTemplate/enums';
import { sysUserStatus } from '@contract/sysUser/enums';
import { channel, userStatus } from '@contract/user/enums';
import { headlineOf } from '@/areas/audit/headline';
import { ItemPicture } from '@/areas/audit/ItemPicture';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { Picture } from '@/components/Picture';
import type { AnyRoom } from '@/areas/room/AnyRoom';
import { Occupancy } from '@/areas/room/parts';
import { RoomCover } from '@/areas/room/RoomCover';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { addressOf } from '@/request';
import { IntegralCard } from './IntegralCard';
import type { RecordKind } from './kinds';
import { GiftCard, OrderCard, StoneCard } from './mallCards';
import { MessageCard, PushCard } from './messageCards';
import { Fetched, RecordCard } from './RecordCard';
import { TipCard } from './TipCard';
import { WishCard } from './WishCard';
import { WordCard } from './WordCard';

function UserCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number, day } = useFormat();
  return (
    <Fetched path={paths.user.detail} id={id}>
      {(user) => (
        <RecordCard
          picture={<PersonAvatar name={user.nickname} seed={id} src={user.avatar} size={40} />}
          name={user.nickname}
          line={user.number}
          tag={<StatusTag of={userStatus} value={user.status} />}
          facts={[
            [formatMessage({ id: 'user.level' }), number(user.level)],
            [formatMessage({ id: 'user.channel' }), <EnumText key="channel" of={channel} value={user.channel} />],
            [formatMessage({ id: 'user.registeredAt' }), day(user.registeredAt)],
            [formatMessage({ id: 'user.lastActiveAt' }), <TimeText key="active" value={user.lastActiveAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}

function SysUserCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  return (
    <Fetched path={paths.sysUser.detail} id={id}>
      {(admin) => (
        <RecordCard
          picture={<PersonAvatar name={admin.nickname} seed={id} size={40} />}
          name={admin.nickname}
          line={admin.account}
          tag={<StatusTag of={sysUserStatus} value={admin.status} />}
          facts={[
            [formatMessage({ id: 'sysUser.email' }), admin.email ?? '–'],
            [formatMessage({ id: 'sysUser.lastLoginAt' }), <TimeText key="login" value={admin.lastLoginAt} />],
            [formatMessage({ id: 'sysUser.createdAt' }), day(admin.createdAt)],
          ]}
        />
      )}
    </Fetched>
  );
}

function SceneCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.sceneTemplate.detail} id={id}>
      {(scene) => (
        <RecordCard
          picture={
            <Picture
              src={addressOf(scene.cover)}
              ratio={SCENE_COVER_RATIO}
              placeholder={<PictureOutlined />}
              style={{ width: 64, flex: 'none' }}
            />
          }
          name={scene.name}
          line={<EnumText of={sceneTheme} value={scene.theme} />}
          tag={<StatusTag of={sceneStatus} value={scene.status} />}
          facts={[
            [formatMessage({ id: 'sceneTemplate.capacity' }), number(scene.capacity)],
            [formatMessage({ id: 'sceneTemplate.unlockLevel' }), number(scene.unlockLevel)],
            [
              formatMessage({ id: 'sceneTemplate.usedBy' }),
              formatMessage({ id: 'sceneTemplate.rooms' }, { count: scene.usedBy }),
            ],
          ]}
        />
      )}
    </Fetched>
  );
}

function RoomCard({ id }: { id: string }) {
  return (
    <Fetched path={paths.room.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['room.host', room.host.nickname]} />}
    </Fetched>
  );
}

function PeopleCard({ id }: { id: string }) {
  return (
    <Fetched path={paths.people.detail} id={id}>
      {(room) => <RoomInSmall room={room} person={['people.owner', room.owner.nickname]} />}
    </Fetched>
  );
}

function AuditCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.audit.detail} id={id}>
      {(item) => (
        <RecordCard
          picture={<ItemPicture item={item} />}
          name={headlineOf(item, (key) => formatMessage({ id: key }))}
          line={<EnumText of={auditKind} value={item.kind} />}
          tag={<StatusTag of={auditState} value={item.state} />}
          facts={[
            [formatMessage({ id: 'audit.submitter' }), <bdi key="who">{item.submitter.nickname}</bdi>],
            [formatMessage({ id: 'audit.violations.label' }), number(item.violations)],
            [formatMessage({ id: 'audit.submittedAt' }), <TimeText key="at" value={item.submittedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}

/** `person`: who it belongs to, and the key of what they are called. */
function RoomInSmall({ room, person: [who, name] }: { room: AnyRoom; person: [string, string] }) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  return (
    <RecordCard
      picture={<RoomCover path={room.cover} width={64} />}
      name={room.title}
      line={room.number}
      tag={<StatusTag of={roomStatus} value={room.status} />}
      facts={[
        [formatMessage({ id: who }), <bdi key="who">{name}</bdi>],
        [formatMessage({ id: 'room.online' }), <Occupancy key="online" room={room} />],
        [formatMessage({ id: 'room.startsAt' }), dayTime(room.startsAt)],
      ]}
    />
  );
}

/** A record in small, by its type. */
export const cards: Readonly<Record<RecordKind, ComponentType<{ id: string }>>> = {
  user: UserCard,
  sysUser: SysUserCard,
  room: RoomCard,
  people: PeopleCard,
  audit: AuditCard,
  sceneTemplate: SceneCard,
  order: OrderCard,
  stone: StoneCard,
  gift: GiftCard,
  wish: WishCard,
  tip: TipCard,
  integral: IntegralCard,
  word: WordCard,
  message: MessageCard,
  push: PushCard,
};
