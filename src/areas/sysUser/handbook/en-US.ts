import type { Article } from '@/components/handbook/article';

const article: Article = {
  title: 'Admin users',
  purpose:
    'The people who work in this console. Each has an account of their own, so that the operation log can say who did what.',
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
    '“Reset password” makes up a new one and shows it to you once: hand it over safely. It opens nothing but the form in which its owner chooses another.',
    'After five wrong passwords an account is locked for 15 minutes at that address.',
  ],
  final: [
    '“Sign out everywhere” and “Reset password” end all sessions at once. What was being typed comes back at the next sign-in in that tab, except passwords.',
    'An account can’t be deleted or renamed, only disabled.',
  ],
};

export default article;
