import type { Article } from '@/components/handbook/article';

const article: Article = {
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

export default article;
