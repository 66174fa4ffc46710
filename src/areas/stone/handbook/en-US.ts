import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Lucky stones',
  purpose: 'The packages of lucky stones that users buy for money. Stones are what gifts and wishes are paid with.',
  tasks: [
    {
      what: 'Make a package',
      how: 'Choose “New package”: how many stones, how many on top as a bonus, and the price. It is saved off sale. “Put on sale” places it last in its section of the shelf.',
    },
    {
      what: 'Change a price',
      how: 'Choose “Change price” from the menu of the row, or edit the package. You confirm old → new. For many, tick them and change prices by per cent; every new price is shown first. For some time only: “Plan a price” on its page, with start and end; it begins and ends by itself.',
    },
    {
      what: 'See how it sells',
      how: 'Open a package for its sales of the last 90 days, pieces, buyers and revenue since the beginning, and its price history. The number sold leads to the very orders.',
    },
  ],
  rules: [
    'Price and stones are above zero, the bonus is zero or more, and a name has at most 30 characters.',
    'The currency is fixed once a package is saved: make another package for another currency.',
    'A limit per user counts the pieces that one person may buy; empty means no limit.',
    'Timed prices of one package never overlap. While one runs, the ordinary price can’t be changed.',
    'A price that a colleague changed meanwhile is not overwritten: you see theirs and decide.',
  ],
  final: [
    'A price counts for whoever buys from then on. Orders that were placed keep theirs, and the price history keeps every step.',
  ],
};

export default article;
