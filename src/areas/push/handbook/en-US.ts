import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Push messages',
  purpose:
    'Notifications that make phones light up. Use them for what people want to know now; for everything else there are messages and tips.',
  tasks: [
    {
      what: 'Compose one',
      how: 'Write title and text while the preview shows both kinds of phone and where they cut off. Choose what a tap opens, and who gets it; the number of people is estimated as you choose. “Save audience” keeps an audience under a name.',
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
    'A scheduled push whose room was closed by then goes to nobody.',
    'You can cancel while it is scheduled or being sent. It can’t be scheduled again then, but used as a new one.',
  ],
  final: ['What was delivered can’t be recalled. A test goes to a real phone, too.'],
};

export default article;
