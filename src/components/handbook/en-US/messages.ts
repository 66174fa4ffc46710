import type { Handbook } from '../article';

export const message: Handbook['message'] = {
  title: 'Messages',
  purpose:
    'Letters that land in the letter box of the app and stay there: news of the system, of an activity, or something for one person. Nothing rings; people read them when they open the app.',
  tasks: [
    {
      what: 'Write and send one',
      how: 'Compose it with a title, a text and a type, and say whom it goes to: everyone, those who registered or were active lately, those who have paid, or a list of numbers. Save it as a draft, or send it.',
    },
    {
      what: 'Send to a list of numbers',
      how: 'Paste the numbers as they come, in lines or with commas. Repeated ones count once, and those that no user has are shown and left out.',
    },
    {
      what: 'See who got and read it',
      how: 'Open a message: it shows how far the sending is, to whom it went, and who has read it.',
    },
  ],
  rules: [
    'A title has at most 50 characters and a text at most 2,000.',
    'Banned users get nothing. A list holds 20,000 numbers at the most.',
    'A personal message goes to a list of numbers only.',
    'How many get it is an estimate until it is sent: who belongs to the audience is settled then.',
  ],
  final: [
    'Withdrawing takes a message out of the letter boxes, but whoever has read it has read it.',
    'A message that was sent can’t be edited.',
  ],
};

export const push: Handbook['push'] = {
  title: 'Push messages',
  purpose:
    'Notifications that make phones light up. Use them for what people want to know now; for everything else there are messages and tips.',
  tasks: [
    {
      what: 'Compose one',
      how: 'Write title and text while the preview shows both kinds of phone and where they cut off. Choose what a tap opens, and who gets it; the number of people is estimated as you choose.',
    },
    {
      what: 'Try it on one phone',
      how: 'Send a test to one number before you send it to all. Then go through the checklist: it names what is still missing or looks wrong.',
    },
    {
      what: 'Send now, or later',
      how: 'Send it, or give it a time: yours is shown beside that of the app’s users. With an expiry, phones that were off until then get nothing. The history shows what was sent, failed and opened.',
    },
  ],
  rules: [
    'A title has at most 50 characters, a text at most 150; the picture is twice as wide as high.',
    'A web address has to begin with https://.',
    'A time may lie at most 365 days ahead.',
    'You can cancel while it is scheduled or being sent. It can’t be scheduled again then, but used as a new one.',
  ],
  final: ['What was delivered can’t be recalled. A test goes to a real phone, too.'],
};

export const tip: Handbook['tip'] = {
  title: 'Tips',
  purpose:
    'Short hints that the app shows in one of its places for a while: home, in a room, the mall, the wish pool or one’s own page. The list opens with what a user sees right now, or at another time you choose.',
  tasks: [
    {
      what: 'Write a tip',
      how: 'Choose “New tip”: text, place, from when to when, and how urgent it is. It is saved as a draft. “Put online” makes it appear at its time.',
    },
    {
      what: 'See what wins',
      how: 'Of several tips in one place the app shows the most urgent; of equals, the one that began last. “What a user sees” shows the winner of each place and what waits behind it; overlaps are marked in the list.',
    },
    {
      what: 'Take one back',
      how: 'Choose “Withdraw”. Users see it no more at once, and you can put it online again.',
    },
  ],
  rules: [
    'A text has at most 100 characters, and it has to end after it begins.',
    'Priority goes from 1, most urgent, to 5.',
    'A tip whose end has passed can’t be put online: set a later end first.',
    'A tip that was shown and is over stays as users saw it.',
  ],
  final: ['A tip that is online changes for users the moment you save it. What they have read they have read.'],
};
