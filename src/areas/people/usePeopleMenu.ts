import { history } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import { auditCalls } from '@contract/audit/calls';
import type { Path } from '@contract/index';
import type { PeopleRoom } from '@contract/people';
import { userCalls } from '@contract/user/calls';
import { type RoomAction, useRoomActions } from '@/areas/room';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';

export function usePeopleMenu(onAsk: (action: RoomAction, room: PeopleRoom) => void) {
  const t = useTranslations();
  const actionsOf = useRoomActions(onAsk);
  const way = (key: 'owner' | 'audit', call: Path, to: string) => ({
    key,
    call,
    label: t(`people.to.${key}`),
    onClick: () => history.push(to),
  });
  return (room: PeopleRoom) => {
    const { auditId, owner } = room;
    const ways = [way('owner', userCalls.pageList, pathTo('/user/appUser', { id: owner.id }))];
    if (auditId) ways.unshift(way('audit', auditCalls.pageList, recordTypes.audit.path(auditId)));
    return actionsOf(room, ways);
  };
}
