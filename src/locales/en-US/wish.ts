export default {
  'wish.title': 'Wish list',
  'wish.user': 'User',
  'wish.stones': 'Stones',
  'wish.madeAt': 'Made',
  'statistic.title': 'Statistics board',
};
