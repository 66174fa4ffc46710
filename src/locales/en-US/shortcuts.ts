export default {
  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.help': 'Show the keyboard shortcuts',
  'shortcuts.search': 'Search this list',
  'shortcuts.group.audit': 'The queue',
  'shortcuts.group.everywhere': 'Everywhere',
  'shortcuts.group.list': 'This list',
  'shortcuts.group.record': 'This record',
};
