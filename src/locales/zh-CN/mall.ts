export default {
  'shelf.title': '商城中心',
  'stone.title': '幸运石',
  'stone.create': '新建礼包',
  'stone.stones': '幸运石',
  'stone.price': '价格',
  'stone.sold': '已售',
  'gift.title': '礼物中心',
  'gift.create': '新建礼物',
  'gift.category': '分类',
  'gift.price': '价格',
  'gift.stock': '库存',
  'gift.or': '{first} 或 {second}',
};
