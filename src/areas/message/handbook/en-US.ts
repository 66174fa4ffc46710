import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Messages',
  purpose:
    'Letters that land in the letter box of the app and stay there: news of the system, of an activity, or something for one person. Nothing rings; people read them when they open the app.',
  tasks: [
    {
      what: 'Write and send one',
      how: 'Compose it with a title, a text and a type, and say whom it goes to: everyone, those who registered or were active lately, those who have paid, ever or lately, or a list of numbers. Save it as a draft, or send it.',
    },
    {
      what: 'Send to a list of numbers',
      how: 'Paste the numbers as they come, in lines or with commas. Repeated ones count once, and those that no user has are shown and left out. “Save audience” keeps an audience under a name; “Saved audiences” copies it into the form again.',
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

export default article;
