import { history, useSearchParams } from '@umijs/max';
import { peopleCalls } from '@contract/people/calls';
import { asksAhead } from '@/components/list/askedAhead';
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

const asks = {
  rooms: asksAhead(peopleCalls.pageList, listSpec),
  groups: asksAhead(peopleCalls.groups, groupsSpec),
};

PeopleScreen.askAhead = () => asks[isGroups(new URLSearchParams(history.location.search)) ? 'groups' : 'rooms']();
