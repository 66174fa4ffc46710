import type { Part } from '../mutant';

const HASHING = ['server/areas/sysUser/hashing.test.ts'];
const DEMANDED = ['src/session/passwordDemanded.test.ts'];

/** A password that somebody else made, and how any is set. */
export const password: Part = {
  name: 'password',
  mutants: [
    {
      guards: 'an old password that was looked at before it was changed opens no session',
      file: 'server/areas/login/enter.ts',
      find: 'if (row?.passwordHash !== passwordHash) {',
      replace: 'if (!row) {',
      tests: ['server/areas/login/enter.test.ts'],
    },
    {
      guards: 'a new admin’s password is hashed while no transaction is open',
      file: 'server/areas/sysUser/endpoints.ts',
      find: '? createSysUser(db, actor, body)',
      replace: '? transact(db, (tx) => createSysUser(tx, actor, body))',
      tests: HASHING,
    },
    {
      guards: 'a password that is reset is hashed while no transaction is open',
      file: 'server/areas/sysUser/endpoints.ts',
      find: 'await resetPwd(db, actor, body);',
      replace: 'await transact(db, (tx) => resetPwd(tx, actor, body));',
      tests: HASHING,
    },
    {
      guards: 'who changes their password needs one place to hash it',
      file: 'server/auth/password.ts',
      find: '(password) => hashBy(derive, password),\n',
      replace: 'hashPassword,\n',
      tests: HASHING,
    },
    {
      guards: 'a password that was reset meanwhile is not overwritten by who knew the one before',
      file: 'server/areas/sysUser/password.ts',
      find: 'if (row.passwordHash !== checked.passwordHash) {',
      replace: 'if (!row) {',
      tests: HASHING,
    },
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
