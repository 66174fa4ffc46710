import { history, useSearchParams } from '@umijs/max';
import { peopleCalls } from '@contract/people/calls';
import { prefetchList } from '@/components/list/prefetch';
import { useHas } from '@/request/availability';
import { listSpec } from './fields';
import { GroupList } from './GroupList';
import { groupsSpec } from './groupFields';
import { RoomList } from './RoomList';

const isGroups = (params: URLSearchParams) => params.get('tab') === 'groups';

export default function PeopleScreen() {
  const [params] = useSearchParams();
  const hasGroups = useHas(peopleCalls.groups);
  return hasGroups && isGroups(params) ? <GroupList /> : <RoomList />;
}

const prefetches = {
  rooms: prefetchList(peopleCalls.pageList, listSpec),
  groups: prefetchList(peopleCalls.groups, groupsSpec),
};

PeopleScreen.prefetch = () => prefetches[isGroups(new URLSearchParams(history.location.search)) ? 'groups' : 'rooms']();
