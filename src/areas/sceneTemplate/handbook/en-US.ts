import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Blessed land',
  purpose:
    'The scenes that rooms take place in. A blessed land has a cover, a theme, how many people it holds and from which level users may choose it. The app shows them in the order you give them here.',
  tasks: [
    {
      what: 'Make a new one',
      how: 'Choose “New blessed land”, or “Clone” one that is close to it. It is saved as a draft. “Preview” shows it as the app will; “Publish” puts it there.',
    },
    {
      what: 'Change the order',
      how: 'Show them as cards, sorted by “Order in the app”, and drag a card by its handle. With the keyboard: go to the handle, press Space, move with the arrows, press Space again.',
    },
    {
      what: 'Choose the default',
      how: 'Choose “Make default” from the menu of one that is online. The one before it loses the mark at the same moment, so that there is always exactly one.',
    },
  ],
  rules: [
    'A name has at most 30 characters, capacity is at most 10,000, and the cover is 16:9.',
    'One that rooms are using can’t be withdrawn. The message names the rooms.',
    'The default can’t be withdrawn either: make another one the default first.',
    'While a filter is set the order can’t be changed, because some are not shown.',
  ],
  final: ['Nothing here is final: what is withdrawn can be published again, and an order can be dragged back.'],
};

export default article;
