export default {
  'authority.title': 'What you may reach',
  'authority.line': '{open} of {total} screens, by your authority list: {list}',
  'authority.fixed':
    'Today every admin’s list is fixed to “/”, which opens every screen. Try another list here to see what it would open: nothing is saved.',
  'authority.try': 'Try another list',
  'authority.try.placeholder': 'Try another list: paths such as /user or /order/list',
  'authority.try.end': 'Stop trying',
  'authority.try.result': 'Would open {open} of {total} screens: {gained} more and {lost} fewer than now.',
  'authority.try.onlyChanges': 'Only what would change',
  'authority.try.same': 'This list opens the same screens.',
  'authority.try.idle':
    '{count, plural, one {{list} opens no screen.} other {{list} open no screen.}} An entry is the beginning of a path, from its first slash.',
  'authority.group': 'Group',
  'authority.group.none': 'Not in the menu',
  'authority.screen': 'Screen',
  'authority.record': '{screen}: one record',
  'authority.path': 'Path',
  'authority.now': 'Now',
  'authority.tried': 'With the list you try',
  'authority.because': 'because of {entries}',
};
