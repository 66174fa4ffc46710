import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Audit list',
  purpose:
    'Everything that users submit and that waits for a decision: self-built rooms, covers, avatars, nicknames and wish texts. The oldest comes first, and the screen is made to be worked without a mouse.',
  tasks: [
    {
      what: 'Decide by keyboard',
      how: 'j and k move through the queue. a approves. r opens the reasons, and 1 to 9 choose one: the user will read it. The next item is there at once.',
    },
    {
      what: 'Take a decision back',
      how: 'Press u, or “Undo” in the bar, within five seconds: nothing has been sent until then. What a dialog asked you about is sent at once. Later, open the item and choose “Correct…” to approve or reject after all.',
    },
    {
      what: 'Decide many together',
      how: 'Press x to select items, or tick them, then press a or r, or choose in the dark bar. You are told how many people it touches before it begins.',
    },
  ],
  rules: [
    'A rejection needs a reason. Your own words may have at most 500 characters.',
    'What a colleague has before them is claimed by them for ten minutes, and is refused to you.',
    'Whoever rejects a room closes it, and its new cover, if that waits, too, is rejected for the same reason.',
    'When somebody decided first, theirs stands. You are told, and nothing is overwritten.',
    'Words that a rule of the sensitive words found are marked in the text.',
  ],
  final: [
    'A rejection is read by the user at once. Correcting it brings back what was taken, unless something newer has taken its place, but not their mood.',
  ],
};

export default article;
