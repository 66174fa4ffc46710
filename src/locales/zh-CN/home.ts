export default {
  'home.title': '首页',
  'home.hello': '你好，{name}',
  'home.newUsers': '今日新增用户',
  'home.activeUsers': '今日活跃用户',
  'home.totalUsers': 'APP 用户',
  'home.muted': '当前禁言',
  'home.banned': '当前封禁',
  'home.against': '较昨日同时段（{yesterday}）{difference}',
  'home.trend': '{title}：最近 30 天',
  'home.latest': '最近操作',
  'home.latest.none': '还没有任何操作。',
};
