import type { Handbook } from '@/components/handbook/article';

export const lists: Handbook['lists'] = {
  title: 'Lists, views and export',
  purpose:
    'Almost every screen is a list, and all lists work the same way. What you filter, sort and turn to stands in the address: go back, reload or paste the link to a colleague, and the same rows appear.',
  tasks: [
    {
      what: 'Keep a view',
      how: 'Set filters and a sort, then choose “Save view” and give it a name. It becomes a tab with its own count; its menu can make the list open with it.',
    },
    {
      what: 'Arrange the columns',
      how: 'Under “Columns” choose which to show, drag them into order, pin some, make the rows compact. It is remembered for you, on every computer.',
    },
    {
      what: 'Act on many, or export',
      how: 'Tick rows, also over several pages, or take all of the filter. The dark bar shows what can be done to them. “Export” writes every row of the filter as CSV or Excel.',
    },
  ],
  rules: [
    'Beyond 10,000 rows “Count all” brings the exact number and the sums.',
    'You may have 30 views on one list, and no two of the same name.',
    'An action on more than 50 records asks you to type their number first.',
    'A row that a rule forbids is refused and stays ticked with its reason; the others go on.',
    'If rows change while an export runs, the file is marked as partial. Export it again.',
  ],
  final: [
    'A bulk action can be stopped, but rows that are done stay done. Save the result as CSV if you will be asked about it.',
    'A deleted view is gone. The records in it are not touched.',
  ],
};

export const keyboard: Handbook['keyboard'] = {
  title: 'Keyboard and search',
  purpose:
    'Eight hours are shorter with the keyboard. One key finds anything, one key shows which keys work where you are, and the audit list needs no mouse at all.',
  tasks: [
    {
      what: 'Find anything',
      how: 'Press Ctrl K (on a Mac ⌘ K) and type a name, a number, a phone or the name of a screen, in either language. Exact matches come first. It also offers actions, such as making a new record or changing the theme.',
    },
    {
      what: 'See which keys work here',
      how: 'Press ? for a list of the shortcuts of this very screen. It is never out of date, because the screen itself says which keys it listens to.',
    },
    {
      what: 'Walk through records',
      how: 'Open a record from a list, then press j for the next and k for the previous one. They follow the filter and the sort of the list, also beyond its page. / goes to the search of a list.',
    },
  ],
  rules: [
    'Single letters do nothing while you type in a field, so a name with a “j” in it is safe.',
    'While a dialog is open, the keys of what it covers rest. Escape closes the dialog.',
    'A record that was opened from a pasted link belongs to no list, and so has no next and previous.',
  ],
  final: [
    'No key by itself changes a record for good: a decision in the audit list waits for your undo, and all else asks first.',
  ],
};
