export default {
  'tip.title': '提示',
  'tip.create': '新建提示',
  'tip.from': '开始',
  'tip.to': '结束',
  'tip.priority': '优先级',
};
