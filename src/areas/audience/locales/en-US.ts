export default {
  'audience.to': 'To',
  'audience.to.rule': 'Choose whom it goes to.',
  'audience.days': 'Within how many days',
  'audience.days.rule': 'Enter a whole number from 1 to {max}.',
  'audience.numbers': 'Numbers of users',
  'audience.numbers.hint': 'Paste them as they come: lines, commas, a column of a sheet.',
  'audience.numbers.rule': 'Paste the numbers of the users who get it.',
  'audience.list.known': '{count, plural, =0 {No user has these numbers} one {# user} other {# users}}',
  'audience.list.more': 'and {count, number} more',
  'audience.list.tooMany': 'One list can hold at most {max, number} numbers.',
  'audience.list.repeated':
    '{count, plural, one {# repeated number counts once.} other {# repeated numbers count once.}}',
  'audience.list.banned':
    '{count, plural, one {# of them is banned and gets nothing.} other {# of them are banned and get nothing.}}',
  'audience.list.unknown':
    '{count, plural, one {# number belongs to no user} other {# numbers belong to no user}}: left out',
  'audience.list.unreadable':
    '{count, plural, one {# entry is not a number} other {# entries are not numbers}}: left out',
  'audience.estimate':
    '{count, plural, one {user gets it} other {users get it}} as of now, {part} of all who are not banned.',
  'audience.estimate.banned': '{count, plural, one {# banned user is left out.} other {# banned users are left out.}}',
  'audience.estimate.waiting': 'Counting…',
  'audience.registered.days': '{days, plural, one {Registered in the last day} other {Registered in the last # days}}',
  'audience.active.days': '{days, plural, one {Active in the last day} other {Active in the last # days}}',
  'audience.paidWithin.days': '{days, plural, one {Paid in the last day} other {Paid in the last # days}}',
  'audience.listed': '{count, plural, one {List of # number} other {List of # numbers}}',
};
