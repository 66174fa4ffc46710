import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Gift centre',
  purpose:
    'What users exchange stones or points for. A gift is virtual, animated, or shipped as a parcel, and has a stock that sinks with each exchange.',
  tasks: [
    {
      what: 'Put a gift on sale',
      how: 'Choose “New gift”, set icon, category, kind, price and stock, and save. Then choose “Put on sale”: it stands last in its section of the shelf, where you can move it.',
    },
    {
      what: 'Refill the stock',
      how: 'The view “Low or sold out” shows what needs it. Edit the gift and write how many there are. What sells while you type is counted in: the difference is saved, not the number.',
    },
    {
      what: 'Change prices',
      how: 'One by one with old → new to confirm, or many by per cent with a preview of each. For some time only: “Plan a price” on the gift’s page or in the menu of its row on the shelf; it begins and ends by itself.',
    },
  ],
  rules: [
    'A name has 2 to 30 characters; a price in stones, in points, or both is needed; stock is zero or more.',
    'While a timed price runs, the ordinary one can’t be changed; those of one gift never overlap.',
    'The icon is square, at most 1 MB, and a PNG, JPEG or WebP picture.',
    'Stock can’t sink below zero, however many exchange at the same moment.',
    'Only gifts with a price in stones that need no parcel can fulfil a wish.',
  ],
  final: ['A gift that was exchanged is the user’s. A shipped one makes an order that waits for its parcel.'],
};

export default article;
