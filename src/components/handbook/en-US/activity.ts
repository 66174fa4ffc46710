import type { Handbook } from '../article';

export const room: Handbook['room'] = {
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

export const people: Handbook['people'] = {
  title: 'Self-built rooms',
  purpose:
    'Rooms that app users opened themselves. Each passes the audit; here you watch them, help, and step in where something goes wrong.',
  tasks: [
    {
      what: 'Look into a reported room',
      how: 'Choose the view “Reported” and open a room. “Reports” says who complained about what; “Messages” lets you search what was said. From the owner you come to their whole story.',
    },
    {
      what: 'Freeze while you find out',
      how: 'Choose “Freeze” and say why. Everyone is sent out and nobody can get in or speak, but the room remains. “Unfreeze” lets them back in at once.',
    },
    {
      what: 'Close, or recommend',
      how: 'Close what breaks the rules: the owner reads your reason. Recommend what others should see. A room that waits for the audit has “Review”, which leads to its item there.',
    },
  ],
  rules: [
    'Only a scheduled or live room can be frozen, and a frozen one can’t be recommended.',
    'The time of a frozen room goes on: it ends when it would have ended.',
    'What an owner wrote can’t be edited here. Reject it in the audit list instead.',
    'Your reason is read by the owner, so write it for them.',
  ],
  final: [
    'A closed room can’t be opened again; freeze it when you are not sure. People who were sent out have to come back by themselves.',
  ],
};

export const audit: Handbook['audit'] = {
  title: 'Audit list',
  purpose:
    'Everything that users submit and that waits for a decision: self-built rooms, covers, avatars, nicknames and wish texts. The oldest comes first, and the screen is made to be worked without a mouse.',
  tasks: [
    {
      what: 'Decide by keyboard',
      how: 'j and k move through the queue. a approves. r opens the reasons, and 1 to 9 choose one: the user will read it. The next item is there before you look for it.',
    },
    {
      what: 'Take a decision back',
      how: 'Press u, or “Undo” in the bar, within five seconds: nothing has been sent until then. Later, open the item and choose “Correct…” to approve or reject after all.',
    },
    {
      what: 'Decide many together',
      how: 'Press x to select items, or tick them, then approve or reject them from the dark bar. You are told how many people it touches before it begins.',
    },
  ],
  rules: [
    'A rejection needs a reason. Your own words may have at most 500 characters.',
    'What a colleague has before them is claimed by them for ten minutes, and is refused to you.',
    'When somebody decided first, theirs stands. You are told, and nothing is overwritten.',
    'Words that a rule of the sensitive words found are marked in the text.',
  ],
  final: [
    'A rejection is read by the user at once. Correcting it brings back what was taken, unless something newer has taken its place, but not their mood.',
  ],
};

export const sceneTemplate: Handbook['sceneTemplate'] = {
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
