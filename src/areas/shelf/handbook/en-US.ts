import type { Article } from '@/components/handbook/article';

const article: Article = {
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
      how: 'Each entry has a small line of what was sold in the last 30 days, and the best sellers are numbered. Gifts low in stock or sold out are marked. A timed price has the ordinary one struck through beside it. Open an entry for its sales, its timed prices and its price history.',
    },
  ],
  rules: [
    'Stone packages and gifts stay in sections that suit them; featured takes both.',
    'A section holds at most 200 entries.',
    'When a colleague saved the shelf meanwhile, you see what they changed: keep both, or take theirs alone.',
    'Taking something off sale asks for a reason.',
  ],
  final: ['Saving changes what users see at once. Orders that were placed are never touched by it.'],
};

export default article;
