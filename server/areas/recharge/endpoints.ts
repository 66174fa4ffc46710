import { rechargeCalls } from '../../../contract/recharge/calls';
import type { Handlers } from '../area';
import { listRecharges } from './queries';

export const rechargeHandlers: Handlers = (on) => {
  on(rechargeCalls.pageList, ({ db, query }) => listRecharges(db, query));
};
