export default {
  'order.title': '订单管理',
  'order.user': '用户',
  'order.paid': '实付',
  'order.orderedAt': '下单时间',
  'transaction.title': '兑换记录',
  'recharge.title': '购买列表',
};
