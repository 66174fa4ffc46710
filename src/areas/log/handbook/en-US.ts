import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Login log',
  purpose:
    'Every attempt to sign in to this console, also the failed ones: which account, from which address and place, with which browser and system, and how it ended.',
  tasks: [
    {
      what: 'Look into a suspicion',
      how: 'Filter by account, by address or by result. Many failures from one address stand out, whichever accounts they tried.',
    },
    {
      what: 'Help somebody who can’t get in',
      how: 'Search for their account. The reason says whether the password was wrong, the account is disabled, or it is locked after too many tries.',
    },
    {
      what: 'Act on it',
      how: 'Open the admin. There you sign them out everywhere, reset their password or disable the account. What they did meanwhile stands in their operations.',
    },
  ],
  rules: [
    'After five wrong passwords an account is locked for 15 minutes at that address. Other addresses are not touched.',
    'A wrong account looks the same from outside as a wrong password, so that nobody can find out which accounts exist.',
    'A session ends after two idle hours, and after twelve hours in any case.',
    'The place is worked out from the address and may be wrong, most of all on phones and behind a VPN.',
  ],
  final: ['The log can’t be edited or emptied. Signing somebody out is at once: what they have not saved is lost.'],
};

export default article;
