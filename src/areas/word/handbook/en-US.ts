import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Sensitive words',
  purpose:
    'The words that the app watches for in what users write. Each has an action: refuse the text, replace the word, or send the text to the front of the audit list with the word marked.',
  tasks: [
    {
      what: 'Try a text',
      how: 'Paste it into the box. Every hit is shown with the rule that found it and what would come of the text. Do it before and after a change.',
    },
    {
      what: 'Add or change a word',
      how: 'Give it tags, an action and, for masking, what stands in its place. A * between two parts stands for a few characters of one line, so use it sparingly: it may find more than you mean.',
    },
    {
      what: 'Import a list',
      how: 'Choose a CSV file. Before anything is saved you see what is new, what repeats and what overlaps. A file with errors is not imported in part: mend it and choose it again.',
    },
  ],
  rules: [
    'A word has at most 100 characters and stands in the list once.',
    'Upper and lower case, full and half width and invisible characters make no difference.',
    'A word that is turned off is kept, with its number of hits, and finds nothing.',
    'Hits in the audit list stay as they were found, whatever changes here later.',
  ],
  final: [
    'A word acts on what is sent in from then on. Texts that are there already stay, and those that were refused have to be sent again.',
    'A removed word is gone for good, with its count of hits. Turn it off when you are not sure.',
  ],
};

export default article;
