import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { userCalls } from '@contract/user/calls';
import { tabs } from '@/areas/user/useUserAddress';
import { proveSpoilt, spoiltRoutes } from './spoilt';

proveSpoilt([
  ...spoiltRoutes.people,
  ...tabs.map((tab) => ({ path: `/user/appUser?tab=${tab}`, records: userCalls.pageList })),
  ...['gifts', 'messages', 'timeline'].map((tab) => ({
    path: `/activity/room/detail?tab=${tab}`,
    records: roomCalls.pageList,
  })),
  { path: '/activity/people/detail?tab=reports', records: peopleCalls.pageList },
]);
