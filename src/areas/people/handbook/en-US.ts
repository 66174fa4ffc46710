import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Self-built rooms',
  purpose:
    'Rooms that app users opened themselves. Each passes the audit; here you watch them, help, and step in where something goes wrong.',
  tasks: [
    {
      what: 'Look into a reported room',
      how: 'Choose the view “Reported” and open a room. “Reports” says who complained about what, “Messages” what was said. “Freeze” sends everyone out while you find out; “Unfreeze” lets them back in at once.',
    },
    {
      what: 'Close a flood of rooms',
      how: '“Groups” shows which device, address or owner has many rooms. Open a group, tick its rooms or all of them, and choose “Close room”. The result file says what became of each, why, when and by whom.',
    },
    {
      what: 'Close, or recommend',
      how: 'Close what breaks the rules: the owner reads your reason, and what of it waits for the audit is rejected for the same reason. Recommend what others should see. A room that waits for the audit has “Review”, which leads to its item there.',
    },
  ],
  rules: [
    'Only a scheduled or live room can be frozen, and a frozen one can’t be recommended.',
    'The time of a frozen room goes on: it ends when it would have ended.',
    'What an owner wrote can’t be edited here. Reject it in the audit list instead.',
    'Your reason is read by the owner, so write it for them.',
  ],
  final: [
    'A closed room can’t be opened again, unless its rejection in the audit list is corrected; freeze it when you are not sure. People who were sent out have to come back by themselves.',
  ],
};

export default article;
