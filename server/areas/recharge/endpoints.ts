import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listRecharges } from './queries';

export const rechargeCalls: Calls = (on) => {
  on(paths.recharge.pageList, ({ db, query }) => listRecharges(db, query));
};
