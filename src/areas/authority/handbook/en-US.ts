import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Authority',
  purpose:
    'The authority list says which screens an admin may reach. Each entry is the beginning of a path: “/user” opens every screen below it, “/” opens all. Today the list of every admin is fixed to “/”.',
  tasks: [
    {
      what: 'See what you may reach, and why',
      how: 'Open “What you may reach”. The table holds every screen of the console, in the order of the menu, and names the entry that opens it. It asks the same rule that guards the screens.',
    },
    {
      what: 'Plan a narrower list',
      how: 'Type or paste paths into “Try another list”. The table shows what would open and what would close. Nothing is saved; the address of the page holds the list, so it can be sent to a colleague.',
    },
    {
      what: 'Give a list to somebody',
      how: 'The list comes with the answer to the sign-in, from the back end. There is no switch for it in this console: ask whoever runs the back end.',
    },
  ],
  rules: [
    'A prefix ends at a slash: “/user” opens “/user/appUser”, but not “/users”.',
    'Blessed land stands among the activities in the menu, yet its path is “/user/default”: “/user” opens it, “/activity” does not.',
    'A screen that is closed says so and shows nothing of its records. The list guards screens; what calls a back end answers is its own affair.',
  ],
  final: ['Nothing about authority can be changed here.'],
};

export default article;
