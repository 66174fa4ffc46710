import type { Handbook } from '../article';

export const log: Handbook['log'] = {
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

export const word: Handbook['word'] = {
  title: 'Sensitive words',
  purpose:
    'The words that the app watches for in what users write. Each has an action: refuse the text, replace the word, or send the text to the front of the audit list with the word marked.',
  tasks: [
    {
      what: 'Try a text',
      how: 'Paste it into the box. Every hit is shown with the rule that found it and what would come of the text. Do it before and after a change.',
    },
    {
      what: 'Add or change a word',
      how: 'Give it tags, an action and, for masking, what stands in its place. A * between two parts stands for a few characters of one line, so use it sparingly: it may find more than you mean.',
    },
    {
      what: 'Import a list',
      how: 'Choose a CSV file. Before anything is saved you see what is new, what repeats and what overlaps. A file with errors is not imported in part: mend it and choose it again.',
    },
  ],
  rules: [
    'A word has at most 100 characters and stands in the list once.',
    'Upper and lower case, full and half width and invisible characters make no difference.',
    'A word that is turned off is kept, with its number of hits, and finds nothing.',
    'Hits in the audit list stay as they were found, whatever changes here later.',
  ],
  final: [
    'A word acts on what is sent in from then on. Texts that are there already stay, and those that were refused have to be sent again.',
    'A removed word is gone for good, with its count of hits. Turn it off when you are not sure.',
  ],
};

export const integral: Handbook['integral'] = {
  title: 'Points configuration',
  purpose:
    'For what users earn points: signing in, sharing, ordering. Each rule says how many, at most how many in a day, and from which level on.',
  tasks: [
    {
      what: 'See what a rule comes to',
      how: 'The preview works it out for an example, such as a user of a level who signs in for seven days, while you type. Look at it before you save.',
    },
    {
      what: 'Change a rule',
      how: 'Open it and edit points, daily cap or level. The history shows who changed what and when, with before and after.',
    },
    {
      what: 'Switch a rule on or off',
      how: 'A new rule is saved switched off. Switch it off again instead of setting it to nothing: it keeps its history.',
    },
  ],
  rules: [
    'Of several rules for one event, a user gets the one with the highest level they have reached.',
    'The cap counts per user and day, Beijing time. What goes beyond it earns nothing; it is not kept for tomorrow.',
    'The event of a rule stays. For another event make another rule.',
    'A rule that has given points can’t be deleted, only switched off.',
  ],
  final: [
    'Points that were given stay when a rule changes. One person’s balance is put right under App users, by “Adjust points”.',
  ],
};

export const share: Handbook['share'] = {
  title: 'Share statistics',
  purpose:
    'What sharing brings: how often users shared, how often others followed a link, how many of them signed up, over which channel and on which day, and who shares with most success.',
  tasks: [
    {
      what: 'Compare channels',
      how: 'Choose the days and look at the rates: how many of the shares were opened, and how many sign-ups came of the clicks. A channel with many shares and few sign-ups reaches the wrong people.',
    },
    {
      what: 'Find the people who bring others',
      how: 'The top sharers lead to their stories. Thank them, or invite them to an activity room.',
    },
    {
      what: 'Look into what is flagged',
      how: 'Many sign-ups from one device or one address are flagged. Open the users and see whether they belong to one person before you act.',
    },
  ],
  rules: [
    'A flag is a hint, not a verdict: families, schools and offices share an address.',
    'Rates of small numbers jump. Take a longer range before you conclude anything.',
    'Days begin at midnight in your time zone.',
    'Nothing is taken from users by a flag. What they earned by sharing stays until you adjust it.',
  ],
  final: [
    'Nothing can be changed here. What you do to a user because of it is done under App users, and is seen by them.',
  ],
};
