import { messageCalls } from '@contract/message/calls';
import { pushCalls } from '@contract/push/calls';
import { proveSpoilt, spoiltRoutes } from './spoilt';

proveSpoilt([
  ...spoiltRoutes.rest,
  { path: '/message/list', records: messageCalls.pageList },
  { path: '/message/list?compose=new' },
  { path: '/message/push', records: pushCalls.pageList },
  { path: '/message/push?compose=new' },
  { path: '/log/share?tab=shares' },
  { path: '/log/share?tab=signUps' },
]);
