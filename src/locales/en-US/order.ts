export default {
  'order.title': 'Order management',
  'order.user': 'User',
  'order.paid': 'Paid',
  'order.orderedAt': 'Ordered',
  'transaction.title': 'Exchange records',
  'recharge.title': 'Purchase list',
};
