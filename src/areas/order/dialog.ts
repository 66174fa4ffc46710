import type { Order, OrderDetail } from '@contract/order';

/** What each dialog about an order is given. */
export interface OrderDialogProps {
  order: Order;
  onDone: (order: OrderDetail) => void;
  onClose: () => void;
}
