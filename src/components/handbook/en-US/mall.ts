import type { Handbook } from '../article';

export const shelf: Handbook['shelf'] = {
  title: 'Mall centre',
  purpose:
    'The shelf of the mall as the app shows it: what is featured, the stone packages and the gifts, each in its order. What stands here is on sale; what does not is not.',
  tasks: [
    {
      what: 'Rearrange the shelf',
      how: 'Drag entries up or down, or to another section, by pointer or by keyboard. The bar at the bottom counts your changes. Nothing reaches the app before you choose “Save the shelf”.',
    },
    {
      what: 'Put something on, or take it off',
      how: '“Put on” in a section offers what is off sale and fits there. What you take off waits at the bottom until you save, so you can put it back.',
    },
    {
      what: 'See what sells and what runs out',
      how: 'Each entry has a small line of what was sold in the last 30 days, and the best sellers are numbered. Gifts low in stock or sold out are marked. Open an entry for its sales and its price history.',
    },
  ],
  rules: [
    'Stone packages and gifts stay in sections that suit them; featured takes both.',
    'A section holds at most 200 entries.',
    'When a colleague saved the shelf meanwhile, you see what they changed and choose whose arrangement stands.',
    'Taking something off sale asks for a reason.',
  ],
  final: ['Saving changes what users see at once. Orders that were placed are never touched by it.'],
};

export const stone: Handbook['stone'] = {
  title: 'Lucky stones',
  purpose: 'The packages of lucky stones that users buy for money. Stones are what gifts and wishes are paid with.',
  tasks: [
    {
      what: 'Make a package',
      how: 'Choose “New package”: how many stones, how many on top as a bonus, and the price. It is saved off sale. “Put on sale” places it last in its section of the shelf.',
    },
    {
      what: 'Change a price',
      how: 'Choose “Change price” from the menu of the row, or edit the package. You confirm old → new. For many packages, tick them and change the prices by per cent; every new price is shown before you confirm.',
    },
    {
      what: 'See how it sells',
      how: 'Open a package for pieces, buyers and revenue of the last 30 days and for its price history. The number sold leads to the very orders.',
    },
  ],
  rules: [
    'Price and stones are above zero, the bonus is zero or more, and a name has at most 30 characters.',
    'The currency is fixed once a package is saved: make another package for another currency.',
    'A limit per user counts the pieces that one person may buy; empty means no limit.',
    'A price that a colleague changed meanwhile is not overwritten: you see theirs and decide.',
  ],
  final: [
    'A price counts for whoever buys from then on. Orders that were placed keep theirs, and the price history keeps every step.',
  ],
};

export const gift: Handbook['gift'] = {
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
      how: 'One by one with old → new to confirm, or many by per cent with a preview of each.',
    },
  ],
  rules: [
    'A name has 2 to 30 characters; a price in stones, in points, or both is needed; stock is zero or more.',
    'The icon is square, at most 1 MB, and a PNG, JPEG or WebP picture.',
    'Stock can’t sink below zero, however many exchange at the same moment.',
    'Only gifts with a price in stones that need no parcel can fulfil a wish.',
  ],
  final: ['A gift that was exchanged is the user’s. A shipped one makes an order that waits for its parcel.'],
};
