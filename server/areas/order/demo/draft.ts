import type { Order, Purchase } from '../../../db/demo/shop';
import type { operation } from '../../operation/table';
import type { order } from '../table';

export type OrderRow = typeof order.$inferSelect;
export type OperationRow = typeof operation.$inferInsert;

/** A step of an operator or the app; those of the app are not in the operation log. */
interface Step {
  action: OperationRow['action'];
  at: string;
  change: Partial<OrderRow>;
  by?: { sysUserId: string; reason?: string | null };
}

/** An order before it gets its number: its first state and its steps. */
export interface Draft {
  order: Order;
  first: Pick<OrderRow, 'userId' | 'orderedAt' | 'channel' | 'platform'> & Partial<OrderRow>;
  steps: Step[];
  purchase?: Purchase;
}
