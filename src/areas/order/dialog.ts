import type { Order, OrderDetail } from '@contract/order';

export interface OrderDialogProps {
  order: Order;
  onDone: (order: OrderDetail) => void;
  onClose: () => void;
}
