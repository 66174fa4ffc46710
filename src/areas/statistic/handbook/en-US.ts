import type { Article } from '@/components/handbook/article';

const article: Article = {
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

export default article;
