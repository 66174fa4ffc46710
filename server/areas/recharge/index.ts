import type { Area } from '../area';
import { rechargeHandlers } from './endpoints';

export const recharge: Area = { handlers: rechargeHandlers };

export { totalsOfRecharges } from './queries';
