import type { operation, order } from '../tables';
import type { Purchase } from './ledger';
import type { Order } from './shop';

export type OrderRow = typeof order.$inferSelect;
export type OperationRow = typeof operation.$inferInsert;

/** A step that an operator or the app took; the app's own are not in the log of operations. */
interface Step {
  action: OperationRow['action'];
  at: string;
  change: Partial<OrderRow>;
  by?: { sysUserId: string; reason?: string | null };
}

/** An order before it has its number: what it was like at first, and what became of it. */
export interface Draft {
  order: Order;
  first: Pick<OrderRow, 'userId' | 'orderedAt' | 'channel' | 'platform'> & Partial<OrderRow>;
  steps: Step[];
  purchase?: Purchase;
}
