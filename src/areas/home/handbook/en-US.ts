import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Home',
  purpose:
    'Home tells you how the day is going before you open anything else. Each number stands against yesterday by the same time, so a quiet morning is compared with a quiet morning, not with a whole day.',
  tasks: [
    {
      what: 'Read the day',
      how: 'Look for the numbers that moved, then at the chart of the last 30 days: choose what it shows, or turn it into a table.',
    },
    {
      what: 'Go to what a number counts',
      how: 'Select it. The list opens with exactly those records as its filter, so you can check the number, narrow it down or export it.',
    },
    {
      what: 'Begin with what waits',
      how: 'What waits stands on top: the audit, paid orders to ship, the pushes that still go out today and the gifts that run out. Below, the most urgent of each are one click away. Below them the latest operations name who did what, and to which record.',
    },
  ],
  rules: [
    'Days begin at midnight in your own time zone. A colleague elsewhere may see other numbers at the same moment.',
    'The page refreshes itself about once a minute while you look at it. In a hidden tab it rests.',
  ],
  final: ['Nothing can be changed on this page, so nothing can go wrong on it.'],
};

export default article;
