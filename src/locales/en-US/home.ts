export default {
  'home.title': 'Home',
  'home.hello': 'Hello, {name}',
  'home.newUsers': 'New users today',
  'home.activeUsers': 'Active users today',
  'home.totalUsers': 'App users',
  'home.muted': 'Muted now',
  'home.banned': 'Banned now',
  'home.against': '{difference} against {yesterday} by this time yesterday',
  'home.trend': '{title}: the last 30 days',
  'home.latest': 'Latest operations',
  'home.latest.none': 'Nothing has been done yet.',
};
