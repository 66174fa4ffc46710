import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Login log',
  purpose:
    'Two logs. Sign-ins: every attempt, also the failed ones, with account, address, place, browser, system and how it ended. Operations: everything that was done here, by whom, to which record, and why.',
  tasks: [
    {
      what: 'Find out why a sign-in failed',
      how: 'Search for the account. The reason says whether the password was wrong, or the account disabled or locked. Many failures from one address stand out.',
    },
    {
      what: 'Find out who did something',
      how: 'Choose “Operations” at the top, and filter by admin, operation, record or time; the search looks in reasons and names. “Details” shows all changes in full. “All operations” on a record’s page leads here.',
    },
    {
      what: 'Act on it',
      how: 'Open the admin. There you sign them out everywhere, reset their password or disable the account.',
    },
  ],
  rules: [
    'After five wrong passwords an account is locked for 15 minutes at that address, and at no other.',
    'A wrong account looks like a wrong password, so that nobody finds out which accounts exist.',
    'A session ends after two idle hours, and after twelve hours in any case.',
    'The place is worked out from the address and may be wrong, most of all on phones.',
    'An operation shows the fields that changed, never passwords.',
    'Looking at a whole phone number is logged.',
  ],
  final: [
    'Neither log can be edited. Operations are sealed one after the other, so that whoever runs the server sees if one was changed or removed.',
    'Signing somebody out is at once. What was being typed comes back at the next sign-in in that tab, except passwords.',
  ],
};

export default article;
