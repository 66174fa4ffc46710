import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Activity rooms',
  purpose:
    'Rooms that you open for an activity. You prepare one as a draft, publish it, and the clock does the rest: it goes live at its start and ends at its end.',
  tasks: [
    {
      what: 'Open a room',
      how: 'Choose “New activity room”, or “Clone” an earlier one, which copies everything but what happened in it. Set title, cover, blessed land, host, capacity and times, save, and publish when it is ready.',
    },
    {
      what: 'Run it while it is live',
      how: 'Open it to see who is in it, what they say and which gifts are given. Recommend it to show it among the recommended rooms of the app.',
    },
    {
      what: 'Close it early',
      how: 'Choose “Close room” and say why. The dialog tells you how many people will be sent out. Several rooms can be closed together from the selection bar.',
    },
  ],
  rules: [
    'A title has 1 to 30 characters, capacity is 1 to 10,000, the cover is 16:9 and at least 640 pixels wide, and the end lies after the start.',
    'Only a draft can be published, and only while its end lies ahead and its blessed land is online.',
    'A live room keeps its start, its category and its blessed land, and can’t get smaller than the number of people in it.',
    'Only a scheduled or live room can be recommended.',
  ],
  final: ['A closed room is never opened again. Clone it if the activity shall take place after all.'],
};

export default article;
