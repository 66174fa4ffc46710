export default {
  'login.promise': 'Everything that happens in the pond, in one place.',
  'login.title': 'Sign in',
  'login.return': 'You will return to {title}.',
  'login.account': 'Account',
  'login.account.required': 'Enter your account.',
  'login.password': 'Password',
  'login.password.required': 'Enter your password.',
  'login.submit': 'Sign in',
  'login.storageFull':
    'This browser has no room left to keep you signed in. Delete the data of this site in its settings, then sign in again.',
  'notFound.title': 'Page not found',
  'notFound.text': 'There is no page at {path}.',
  'notFound.home': 'Go to home',
};
