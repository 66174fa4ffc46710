import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Purchase list',
  purpose:
    'Money paid for stones: who bought which package, over which channel and platform, and whether the payment arrived. It is the list to compare with the statements of the payment channels.',
  tasks: [
    {
      what: 'Trace a payment',
      how: 'Paste the channel’s number into the search. If it is found, the row shows what came of it; if not, no payment with this number has reached the app.',
    },
    {
      what: 'Reconcile a day',
      how: 'Filter by day, channel and status, compare the sums in the footer with the statement, and export the whole filter for the bookkeepers. Long numbers stay text in the file, so no digit is lost.',
    },
    {
      what: 'Refund a purchase',
      how: 'Open its order and refund it there. The dialog says how many stones are taken back from the user.',
    },
  ],
  rules: [
    'Sums are made by currency. Nothing is converted.',
    'An unpaid purchase gave no stones. They arrive with the payment, bonus included.',
    'A payment belongs to one order: the same number is never counted twice.',
    'If the stones have been spent meanwhile, not everything can be refunded.',
  ],
  final: ['This list only shows. A refund in the order can’t be taken back.'],
};

export default article;
