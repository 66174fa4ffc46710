export default {
  'wish.title': '许愿列表',
  'wish.user': '用户',
  'wish.stones': '幸运石',
  'wish.madeAt': '许愿时间',
  'statistic.title': '统计看板',
};
