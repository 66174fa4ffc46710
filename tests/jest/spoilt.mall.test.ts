import { giftCalls } from '@contract/gift/calls';
import { stoneCalls } from '@contract/stone/calls';
import { proveSpoilt, spoiltRoutes } from './spoilt';

proveSpoilt([
  ...spoiltRoutes.mall,
  { path: '/fileResoute/a/detail?edit=1', records: stoneCalls.pageList },
  { path: '/fileResoute/b/detail?edit=1', records: giftCalls.pageList },
]);
