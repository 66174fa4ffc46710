import type { Article } from '@/components/handbook/article';

const article: Article = {
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

export default article;
