import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Exchange records',
  purpose:
    'Who exchanged stones or points for which gift. Each record is a line of an order, so what became of it stands in one place only.',
  tasks: [
    {
      what: 'Find an exchange',
      how: 'Search for the number or the user, or filter by gift, by what was paid with, by state and by time. The row leads to the user, to the gift and to the order.',
    },
    {
      what: 'Add up',
      how: 'The footer sums the whole filter, not only the page: how much was spent in stones and in points, and what the gifts were worth, each currency by itself.',
    },
    {
      what: 'Put something right',
      how: 'Open the order. There you ship, complete or refund, and the record follows. Exchanges themselves have no buttons.',
    },
  ],
  rules: [
    'The cost is what was paid then. A new price of the gift doesn’t change it.',
    'Currencies are never added together or converted.',
    'An exchange takes stock and balance in one step, so there is no record without both.',
    'What a user exchanged stands in their drawer under “Gifts”, too.',
  ],
  final: [
    'This list only shows. What was exchanged can be undone by refunding its order, where the rules of the refund allow it.',
  ],
};

export default article;
