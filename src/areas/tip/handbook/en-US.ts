import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Tips',
  purpose:
    'Short hints that the app shows in one of its places for a while: home, in a room, the mall, the wish pool or one’s own page. The list opens with what a user sees right now, or at another time you choose.',
  tasks: [
    {
      what: 'Write a tip',
      how: 'Choose “New tip”: text, place, from when to when, and how urgent it is. It is saved as a draft. “Put online” makes it appear at its time.',
    },
    {
      what: 'See what wins',
      how: 'Of several tips in one place the app shows the most urgent; of equals, the one that began last. “What a user sees” shows the winner of each place and what waits behind it; overlaps are marked in the list.',
    },
    {
      what: 'Take one back',
      how: 'Choose “Withdraw”. Users see it no more at once, and you can put it online again.',
    },
  ],
  rules: [
    'A text has at most 100 characters, and it has to end after it begins.',
    'Priority goes from 1, most urgent, to 5.',
    'A tip whose end has passed can’t be put online: set a later end first.',
    'A tip that was shown and is over stays as users saw it.',
  ],
  final: ['A tip that is online changes for users the moment you save it. What they have read they have read.'],
};

export default article;
