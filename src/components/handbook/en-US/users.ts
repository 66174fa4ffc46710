import type { Handbook } from '../article';

export const appUser: Handbook['appUser'] = {
  title: 'App users',
  purpose:
    'Everyone who uses the app. Here you find one person, read their whole story in one place, and act on it: mute, ban, restore, or adjust their points.',
  tasks: [
    {
      what: 'Find somebody and read their story',
      how: 'Type a number, a nickname or a phone into the search and open the row. The drawer shows who they are, their ledger, orders, rooms, wishes, gifts, devices, sanctions and your team’s notes. It also says who else was seen on the same device.',
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

export const sysUser: Handbook['sysUser'] = {
  title: 'Admin users',
  purpose:
    'The people who work in this console. Every one of them has an account of their own, so that the operation log can say who did what.',
  tasks: [
    {
      what: 'Add somebody',
      how: 'Choose “New admin”, fill in account, nickname and a first password, and hand the password over safely. They can sign in as soon as you save, and should change it in the account menu.',
    },
    {
      what: 'Let somebody go',
      how: 'Choose “Disable” from the menu of the row. They are signed out everywhere at once and can’t sign in again. What they did stays in the log under their name.',
    },
    {
      what: 'See who did what',
      how: 'Open an admin. “What they did” lists their operations with before and after, and “Sign-ins” every attempt with address, browser and result.',
    },
  ],
  rules: [
    'An account has 4 to 30 letters, digits or underscores, is unique and never changes. Nicknames have at most 30 characters.',
    'You can’t disable yourself, nor the last admin who is enabled.',
    'A password has at least 8 characters and no emoji. Your own you change in the account menu, not here.',
    'After five wrong passwords an account is locked for 15 minutes at that address.',
  ],
  final: [
    '“Sign out everywhere” and “Reset password” end all sessions at once: what the person has not saved is lost.',
    'An account can’t be deleted or renamed, only disabled.',
  ],
};

export const authority: Handbook['authority'] = {
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
