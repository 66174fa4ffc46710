import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Wish list',
  purpose:
    'What users put into the wish pool with stones. You fulfil a wish with a gift, or remove one that breaks the rules. A wish that nobody fulfils expires after 30 days, and its stones go back.',
  tasks: [
    {
      what: 'Fulfil a wish',
      how: 'Choose “Fulfil” and a gift. The dialog compares what the gift is worth with the stones that were spent, and shows the stock before and after.',
    },
    {
      what: 'Fulfil many with one gift',
      how: 'Tick the wishes, or take all of a filter, and choose “Fulfil” in the dark bar. If the stock is too small for all, you are told how many will be refused.',
    },
    {
      what: 'Remove a wish',
      how: 'Say why, and whether the stones go back. Keep them only where the rules were broken. A text that still waits for the audit is rejected for the same reason.',
    },
  ],
  rules: [
    'Only an open wish can be fulfilled or removed.',
    'A gift must have a price in stones, need no parcel, and be in stock.',
    'The text of a wish is decided on in the audit list, before it is fulfilled; the wish says how that went.',
    'In a bulk action each wish is refused or fulfilled by itself.',
  ],
  final: [
    'A fulfilled wish stays fulfilled: the gift is the user’s, and the stones are spent.',
    'A removed wish never comes back into the pool from here, and stones that were kept are gone for the user.',
  ],
};

export default article;
