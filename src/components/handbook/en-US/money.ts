import type { Handbook } from '../article';

export const wish: Handbook['wish'] = {
  title: 'Wish list',
  purpose:
    'What users put into the wish pool with stones. You fulfil a wish with a gift, or remove one that breaks the rules. A wish that nobody fulfils expires after 30 days, and its stones go back.',
  tasks: [
    {
      what: 'Fulfil a wish',
      how: 'Choose “Fulfill” and a gift. The dialog compares what the gift is worth with the stones that were spent, and shows the stock before and after.',
    },
    {
      what: 'Fulfil many with one gift',
      how: 'Tick the wishes, or take all of a filter, and choose “Fulfill” in the dark bar. If the stock is too small for all, you are told how many will be refused.',
    },
    {
      what: 'Remove a wish',
      how: 'Say why, and whether the stones go back. Keep them only where the rules were broken.',
    },
  ],
  rules: [
    'Only an open wish can be fulfilled or removed.',
    'A gift must have a price in stones, need no parcel, and be in stock.',
    'The text of a wish is decided on in the audit list; the wish says how that went.',
    'In a bulk action each wish is refused or fulfilled by itself.',
  ],
  final: [
    'A fulfilled wish stays fulfilled: the gift is the user’s, and the stones are spent.',
    'A removed wish never comes back into the pool from here, and stones that were kept are gone for the user.',
  ],
};

export const order: Handbook['order'] = {
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
      how: 'The view “To ship” holds what waits. Choose “Ship”, then carrier and tracking number as printed on the label. When it has arrived, choose “Mark completed”.',
    },
    {
      what: 'Refund',
      how: 'Choose “Refund” and an amount. Read the effects: they say what goes back where, which stones are taken, and whether the stock returns.',
    },
  ],
  rules: [
    'Only a paid order whose parcel waits can be shipped, only a shipped one completed, only one that waits for payment closed.',
    'A refund is at most what was paid, and there is one per order.',
    'A refund of stones needs the stones: if the user has spent them, less can be refunded.',
    'A remark is read by operators only.',
  ],
  final: [
    'A refund can’t be taken back; that is why you type the amount again.',
    'A closed order is never opened again. The user has to order anew.',
  ],
};

export const transaction: Handbook['transaction'] = {
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

export const recharge: Handbook['recharge'] = {
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

export const statistic: Handbook['statistic'] = {
  title: 'Statistics board',
  purpose:
    'What came of the wish pool: how many wishes, by how many people, for how many stones, how many were fulfilled, and whether the pool took more than it gave.',
  tasks: [
    {
      what: 'Ask a question',
      how: 'Choose the range and whether by day, week or month, and compare with the period before if you like. The question stands in the address, so a link shows a colleague the same.',
    },
    {
      what: 'Follow a number to its wishes',
      how: 'Select a number on a card, a point of the chart or a row of the table: the wish list opens with exactly those wishes.',
    },
    {
      what: 'Take it along',
      how: 'Save the chart as a picture, or export the table. Cards, table and query also have addresses of their own, for a screen on the wall.',
    },
  ],
  rules: [
    'A wish counts on the day it was made, also when it is fulfilled later. Recent days may therefore still rise.',
    'Days begin at midnight in your time zone, which the header names.',
    'Each person counts once in a range, in however many periods they made wishes.',
    'Net is stones spent, less those given back, less what was paid out in gifts.',
    'At most 731 days at once.',
  ],
  final: ['Nothing can be changed here. The period that is running is marked, because it is not over.'],
};
