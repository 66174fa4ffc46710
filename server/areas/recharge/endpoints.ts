import { paths } from '../../../contract/paths';
import type { Area } from '../area';
import { listRecharges } from './queries';

export const rechargeArea: Area = (on) => {
  on(paths.recharge.pageList, ({ db, query }) => listRecharges(db, query));
};
