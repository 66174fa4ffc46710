import type { Part } from '../mutant';

const DEMANDED = ['src/session/passwordDemanded.test.ts'];

/** A password that somebody else made. */
export const password: Part = {
  name: 'password',
  mutants: [
    {
      guards: 'only the token of now is asked for another password',
      file: 'src/session/transitions.ts',
      find: 'if (token !== readToken() || !isLogin || !data) return false;',
      replace: 'if (!data) return false;',
      tests: DEMANDED,
    },
    {
      guards: 'another password is asked for after a reload too',
      file: 'src/session/transitions.ts',
      find: '  store(token, userInfo);\n  setSession',
      replace: '  setSession',
      tests: DEMANDED,
    },
    {
      guards: 'no address leads past the form of another password',
      file: 'src/layouts/index.tsx',
      find: '{state.data?.mustChangePassword ? <MustChangePassword /> : <Console />}',
      replace: '<Console />',
      tests: ['src/layouts/mustChangePassword.test.tsx'],
    },
    {
      guards: 'a password is made up from the browser’s own source of chance',
      file: 'src/areas/sysUser/makePassword.ts',
      find: 'crypto.getRandomValues(new Uint32Array(GROUP))',
      replace: 'Array.from({ length: GROUP }, () => Math.floor(Math.random() * 2 ** 32))',
      tests: ['src/areas/sysUser/makePassword.test.ts'],
    },
  ],
};
