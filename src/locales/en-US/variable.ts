export default {
  'variable.insert': 'Insert',
  'variable.nickname': 'Nickname',
  'variable.number': 'Number',
  'variable.level': 'Level',
  'variable.points': 'Points',
  'variable.stones': 'Stones',
  'variable.city': 'City',
  'variable.empty':
    '{name} is empty for {count, plural, one {# recipient} other {# recipients}}. Say what to show instead: ' +
    "'{'{variable}|your words'}'.",
  'variable.unknown':
    '{what} {count, plural, one {is no variable and stays} other {are no variables and stay}} as written.',
  'variable.sample': 'Filled in for an example user.',
  'variable.sample.nickname': 'Anika',
  'variable.sample.city': 'Chengdu',
};
