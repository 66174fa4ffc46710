import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'App users',
  purpose:
    'Everyone who uses the app. Here you find one person, read their whole story in one place, and act on it: mute, ban, restore, or adjust their points.',
  tasks: [
    {
      what: 'Find somebody and read their story',
      how: 'Type a number, a nickname or a phone into the search and open the row. The overview answers most questions: what they paid and spent, last orders, sanctions and by whom, reported rooms, the last message, sign-in and note, others on the same device. Each part leads to the tab that has all of it.',
    },
    {
      what: 'Mute, ban or restore',
      how: 'Choose it from the menu of the row or of the drawer, say for how long and why. Muted users can still read; banned users can’t sign in. When the term is over they are back to normal by themselves.',
    },
    {
      what: 'Adjust points',
      how: 'Choose whether to add or to take, and how many. The dialog shows the balance before and after; the ledger keeps who did it and why.',
    },
  ],
  rules: [
    'Phones are masked. To see one, choose “Show”: the operation log notes that you looked.',
    'A term is 1 to 3,650 days, or for good. A new sanction replaces the one before it.',
    'You can’t take more points than there are. One adjustment is at most 1,000,000.',
    'Only whoever wrote a note can remove it.',
  ],
  final: [
    'A ban works at once. Restoring ends it, but the person will have noticed.',
    'A line of the ledger is never deleted. A wrong adjustment is put right by another one.',
  ],
};

export default article;
