import type { Part } from '../mutant';

const SESSION = ['src/session/session.test.ts'];
const REDIRECT = ['src/session/redirect.test.ts'];
const REQUEST = ['src/request/request.test.ts'];

export const session: Part = {
  name: 'session',
  mutants: [
    {
      guards: 'a redirect stays on the console’s own origin',
      file: 'src/session/redirect.ts',
      find: '/^\\/(?!\\/)/.test(redirect)',
      replace: '/^\\//.test(redirect)',
      tests: REDIRECT,
    },
    {
      guards: 'a redirect has no backslash and no control character',
      file: 'src/session/redirect.ts',
      find: ' || /[\\\\\\p{Cc}]/u.test(redirect)',
      replace: '',
      tests: REDIRECT,
    },
    {
      guards: 'a redirect whose path becomes a host is none',
      file: 'src/session/redirect.ts',
      find: " || url.pathname.startsWith('//')",
      replace: '',
      tests: REDIRECT,
    },
    {
      guards: 'a redirect never leads to the login page',
      file: 'src/session/redirect.ts',
      find: 'isLoginPath(url.pathname) ? undefined : ',
      replace: '',
      tests: REDIRECT,
    },
    {
      guards: 'only the token of now ends the session',
      file: 'src/session/transitions.ts',
      find: 'token !== readToken() || !getSession().isLogin',
      replace: '!getSession().isLogin',
      tests: SESSION,
    },
    {
      guards: 'signing out leaves no token behind',
      file: 'src/session/transitions.ts',
      find: '  forget();\n',
      replace: '',
      tests: SESSION,
    },
    {
      guards: 'another admin of another tab is noticed',
      file: 'src/session/transitions.ts',
      find: 'userInfo.id === data?.id ? undefined : userInfo',
      replace: 'undefined',
      tests: SESSION,
    },
    {
      guards: 'user info of another shape is no session',
      file: 'src/session/storage.ts',
      find: 'isUserInfo(stored) ? stored : undefined',
      replace: 'stored as UserInfo',
      tests: SESSION,
    },
    {
      guards: 'an authority opens its own prefix, and not what only begins so',
      file: 'src/session/state.ts',
      find: 'page.startsWith(`${base}/`)',
      replace: 'page.startsWith(base)',
      tests: SESSION,
    },
    {
      guards: 'signing out waits for what was done to be sent',
      file: 'src/session/actions.ts',
      find: 'if (!sending.length) {',
      replace: 'if (true) {',
      tests: SESSION,
    },
  ],
};

export const request: Part = {
  name: 'request',
  mutants: [
    {
      guards: 'the token goes to the configured back end alone',
      file: 'src/request/token.ts',
      find: "isOurs(address) ? readToken() : ''",
      replace: 'readToken()',
      tests: ['src/request/token.test.ts'],
    },
    {
      guards: 'a call that leads out of the back end carries no token',
      file: 'src/request/index.ts',
      find: 'token: tokenFor(addressOf(url))',
      replace: "token: localStorage.getItem('authorization') ?? ''",
      tests: REQUEST,
    },
    {
      guards: 'a request of umi’s own that leads elsewhere carries no token',
      file: 'src/request/prepare.ts',
      find: 'token = tokenFor(url)',
      replace: "token = localStorage.getItem('authorization') ?? ''",
      tests: ['src/request/prepare.test.ts'],
    },
    {
      guards: 'a request of umi’s own encrypts passwords',
      file: 'src/request/prepare.ts',
      find: 'await encryptFields(path, named(path, call.data))',
      replace: 'named(path, call.data)',
      tests: REQUEST,
    },
    {
      guards: 'the health check carries the token that its address may have',
      file: 'src/request/health.ts',
      find: 'tokenFor(address)',
      replace: "''",
      tests: ['src/request/health.test.ts'],
    },
    {
      guards: 'what is no envelope is a failure, never data',
      file: 'src/request/stages.ts',
      find: '  if (!isEnvelope(envelope)) throw',
      replace: '  if (!isEnvelope(envelope)) return response;\n  if (!envelope) throw',
      tests: REQUEST,
    },
    {
      guards: 'code 10021 ends the session',
      file: 'src/request/stages.ts',
      find: 'failure.code === codes.tokenExpired || failure.status === 401',
      replace: 'failure.status === 401',
      tests: REQUEST,
    },
    {
      guards: 'HTTP 401 ends the session',
      file: 'src/request/stages.ts',
      find: 'failure.code === codes.tokenExpired || failure.status === 401',
      replace: 'failure.code === codes.tokenExpired',
      tests: REQUEST,
    },
    {
      guards: 'an ended session is told once',
      file: 'src/request/stages.ts',
      find: "if (expire(failure.token ?? '')) notice",
      replace: "expire(failure.token ?? '');\n      notice",
      tests: REQUEST,
    },
    {
      guards: 'a failure is told once, and not where its caller shows it',
      file: 'src/request/stages.ts',
      find: 'if (failure.notified || failure.cancelled || call.notice === false) return;',
      replace: 'if (failure.notified || failure.cancelled) return;',
      tests: REQUEST,
    },
    {
      guards: 'a cancelled call tells nobody',
      file: 'src/request/stages.ts',
      find: 'if (failure.notified || failure.cancelled || call.notice === false) return;',
      replace: 'if (failure.notified || call.notice === false) return;',
      tests: REQUEST,
    },
    {
      guards: 'a write whose answer never came has an unknown outcome',
      file: 'src/request/stages.ts',
      find: 'outcomeUnknown: writes }',
      replace: 'outcomeUnknown: false }',
      tests: REQUEST,
    },
    {
      guards: 'nothing is written in a tab whose admin was replaced',
      file: 'src/request/prepare.ts',
      find: 'if (!call.writes || mayWrite()) return call;',
      replace: 'if (call) return call;',
      tests: REQUEST,
    },
    {
      guards: 'a password that RSA can’t carry whole is refused',
      file: 'src/request/encrypt.ts',
      find: "if (/[\\uD800-\\uDFFF]/.test(text)) throw failure('password.emoji');",
      replace: '',
      tests: ['src/request/encrypt.test.ts'],
    },
    {
      guards: 'a password is encrypted before it is sent',
      file: 'src/request/encrypt.ts',
      find: 'encrypted[field] = await encrypt(value)',
      replace: 'encrypted[field] = value',
      tests: ['src/request/encrypt.test.ts'],
    },
  ],
};
