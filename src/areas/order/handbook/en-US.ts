import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Order management',
  purpose:
    'Every purchase and exchange in the mall, from the moment it is placed. Here you answer “where is my order”, send parcels off, and put right what went wrong.',
  tasks: [
    {
      what: 'Answer “where is my order”',
      how: 'Search for the number, the user or the payment, and open the order. Its steps say what happened when; below stand the parcel with its tracking number, the payment and what moved in the ledger.',
    },
    {
      what: 'Ship a parcel',
      how: 'The view “To ship” holds what waits. Choose “Ship”, then carrier and tracking number as printed on the label. If one is wrong, choose “Change parcel”. When it has arrived, choose “Mark completed”.',
    },
    {
      what: 'Refund',
      how: 'Choose “Refund” and an amount. Read the effects: they say what goes back where, which stones are taken, and whether the stock returns.',
    },
  ],
  rules: [
    'Only a paid order whose parcel waits can be shipped, only a shipped one completed or its parcel changed, only one that waits for payment closed.',
    'A refund is at most what was paid, and there is one per order.',
    'A refund ends the order, also one of a part. A parcel that has not left stays here: its gifts are back in stock.',
    'A refund of stones needs the stones: if the user has spent them, less can be refunded.',
    'A remark is read by operators only.',
  ],
  final: [
    'A refund can’t be taken back: read in the dialog what it does before you confirm.',
    'A closed order is never opened again. The user has to order anew.',
  ],
};

export default article;
