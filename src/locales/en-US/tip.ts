export default {
  'tip.title': 'Tips',
  'tip.create': 'New tip',
  'tip.from': 'From',
  'tip.to': 'To',
  'tip.priority': 'Priority',
};
