import type { Part } from '../mutant';

const LOGIN = ['server/areas/login/login.test.ts'];
const DELIVERY = ['server/delivery/delivery.test.ts'];
const BOUNDARIES = ['scripts/boundaries.test.ts'];
const LINT = ['scripts/lint.test.ts'];

export const auth: Part = {
  name: 'auth',
  mutants: [
    {
      guards: 'an idle session ends',
      file: 'server/auth/session.ts',
      find: 'and(gt(sysUserSession.lastSeenAt, shift(now, -IDLE_MS)), gt(',
      replace: 'and(gt(',
      tests: LOGIN,
    },
    {
      guards: 'a session ends after half a day',
      file: 'server/auth/session.ts',
      find: ', gt(sysUserSession.createdAt, shift(now, -LIFE_MS)));',
      replace: ');',
      tests: LOGIN,
    },
    {
      guards: 'a session ends when its admin is disabled',
      file: 'server/auth/session.ts',
      find: ", eq(sysUser.status, 'enabled'), alive(now)",
      replace: ', alive(now)',
      tests: LOGIN,
    },
    {
      guards: 'the database keeps only a hash of a token',
      file: 'server/auth/session.ts',
      find: "createHash('sha256').update(token).digest('hex')",
      replace: 'token',
      tests: LOGIN,
    },
    {
      guards: 'every call but the open ones needs a session',
      file: 'server/route.ts',
      find: 'endpoint.open ? null : await adminOf(db, tokenOf(request), at)',
      replace: 'await adminOf(db, tokenOf(request), at).catch(() => null)',
      tests: LOGIN,
    },
    {
      guards: 'what a handler throws undoes all it wrote',
      file: 'server/route.ts',
      find: 'ownTransactions ? run(db) : transact(db, run)',
      replace: 'run(db)',
      tests: ['server/areas/order/parallel.test.ts', 'server/areas/order/buy.test.ts'],
    },
    {
      guards: 'five wrong tries lock an account for an address',
      file: 'server/auth/throttle.ts',
      find: '  both: 5,',
      replace: '  both: 6,',
      tests: LOGIN,
    },
    {
      guards: 'a try counts before its password is looked at',
      file: 'server/areas/login/endpoints.ts',
      find: 'const lockedMs = await countTry(db, attempt);',
      replace: 'const lockedMs = 0;',
      tests: LOGIN,
    },
    {
      guards: 'a password without a stored one is never right',
      file: 'server/auth/password.ts',
      find: ' && stored !== undefined',
      replace: '',
      tests: ['server/auth/password.test.ts'],
      explained: 'no password comes out as the hash of nobody, all zeros: the code says what chance says already',
    },
    {
      guards: 'a new password is long enough',
      file: 'server/auth/password.ts',
      find: '[...password].length < PASSWORD_MIN',
      replace: 'password.length < PASSWORD_MIN',
      tests: ['server/areas/sysUser/sysUser.test.ts'],
    },
    {
      guards: 'a block with a broken padding is not decrypted',
      file: 'server/auth/decrypt.ts',
      find: 'block[0] === 0 && block[1] === 2 && end >= 10',
      replace: 'end >= 2',
      tests: ['server/auth/decrypt.test.ts'],
    },
  ],
};

export const delivery: Part = {
  name: 'delivery',
  mutants: [
    {
      guards: 'what another worker has in hand is not taken',
      file: 'server/delivery/take.ts',
      find: '        or(isNull(leaseUntil), lte(leaseUntil, now)),\n',
      replace: '',
      tests: ['server/delivery/sideBySide.test.ts', ...DELIVERY],
    },
    {
      guards: 'the late answer of a take that ran out counts nowhere',
      file: 'server/delivery/settle.ts',
      find: 'and(eq(delivery.id, sql`row.id`), eq(delivery.leaseBy, by))',
      replace: 'eq(delivery.id, sql`row.id`)',
      tests: DELIVERY,
    },
    {
      guards: 'a copy that never gets through has failed at last',
      file: 'server/delivery/settle.ts',
      find: 'return attempts < ATTEMPTS_MAX\n',
      replace: 'return attempts < ATTEMPTS_MAX * 10\n',
      tests: DELIVERY,
    },
    {
      guards: 'a gateway that is down is not asked by all at once',
      file: 'server/delivery/settle.ts',
      find: '    await pause(tx, jobId, rows);\n',
      replace: '',
      tests: DELIVERY,
    },
    {
      guards: 'each wait for a gateway is longer',
      file: 'server/delivery/backoff.ts',
      find: 'FACTOR ** (attempts - 1)',
      replace: 'FACTOR',
      tests: ['server/delivery/backoff.test.ts'],
    },
    {
      guards: 'a gateway that throws has delivered nothing for certain',
      file: 'server/delivery/handOver.ts',
      find: "({ state: 'again', error: String(error) })",
      replace: "({ state: 'sent' })",
      tests: DELIVERY,
    },
    {
      guards: 'what was in hand when a server ended has failed, not been skipped',
      file: 'server/delivery/leaveOut.ts',
      find: "case when ${interrupted} then 'failed' else 'skipped' end",
      replace: "case when ${interrupted} then 'skipped' else 'skipped' end",
      tests: DELIVERY,
    },
    {
      guards: 'an opening counts once',
      file: 'server/delivery/opened.ts',
      find: 'and(theirs, isNull(delivery.openedAt))',
      replace: 'theirs',
      tests: ['server/delivery/recipients.test.ts'],
    },
    {
      guards: 'a push to a gateway is signed',
      file: 'server/delivery/webhookGateway.ts',
      find: '.update(`${timestamp}.${body}`)',
      replace: '.update(body)',
      tests: ['server/delivery/webhookGateway.test.ts'],
    },
    {
      guards: 'a gateway that refuses for good is not asked again',
      file: 'server/delivery/webhookGateway.ts',
      find: 'status >= 400 && status < 500 && !LATER.includes(status)',
      replace: 'status < 400',
      tests: ['server/delivery/webhookGateway.test.ts'],
    },
  ],
};

export const boundaries: Part = {
  name: 'boundaries',
  mutants: [
    {
      guards: 'the console never imports the back end',
      file: 'scripts/boundaries.ts',
      find: "  src: ['contract', 'config'],",
      replace: "  src: ['contract', 'config', 'server'],",
      tests: BOUNDARIES,
    },
    {
      guards: 'zod stays out of the console',
      file: 'scripts/boundaries.ts',
      find: ' || typesOnly || LIGHT_CONTRACT.test(target)) return',
      replace: ') return',
      tests: BOUNDARIES,
    },
    {
      guards: 'an area is used through its index.ts',
      file: 'scripts/boundaries.ts',
      find: 'if (!area || areaOf(file) === area',
      replace: 'if (area || areaOf(file) === area',
      tests: BOUNDARIES,
    },
    {
      guards: 'a page only says which screen stands there',
      file: 'scripts/boundaries.ts',
      find: 'SCREEN.test(target)) return undefined;',
      replace: "inside(target, 'src')) return undefined;",
      tests: BOUNDARIES,
    },
    {
      guards: 'what areas share knows none of them',
      file: 'scripts/boundaries.ts',
      find: "return shared && inside(target, 'src/areas')",
      replace: "return shared && inside(target, 'src/pages')",
      tests: BOUNDARIES,
    },
    {
      guards: 'only the session reads the stored token',
      file: 'scripts/boundaries.ts',
      find: "return inside(file, 'src/session') ? undefined : 'only src/session reads the stored token",
      replace: "return inside(file, 'src') ? undefined : 'only src/session reads the stored token",
      tests: BOUNDARIES,
    },
    {
      guards: 'requests know no session',
      file: 'scripts/boundaries.ts',
      find: "!inside(target, 'src/session')) return undefined",
      replace: "inside(target, 'src')) return undefined",
      tests: BOUNDARIES,
    },
    {
      guards: 'only the session touches what it stores',
      file: 'scripts/boundaries.ts',
      find: '(authorization|userInfo)',
      replace: '(authorization)',
      tests: BOUNDARIES,
    },
    {
      guards: 'an address of a page is made by pathTo',
      file: 'scripts/boundaries.ts',
      find: '.filter(([, called]) => !called)',
      replace: '.filter(([, called]) => called)',
      tests: BOUNDARIES,
    },
    {
      guards: 'every call goes through src/request',
      file: 'biome.json',
      find: '"importNames": ["request", "getRequestInstance"],',
      replace: '"importNames": ["getRequestInstance"],',
      tests: LINT,
    },
    {
      guards: 'what the console bundles of the contract imports no zod',
      file: 'biome.json',
      find: '"*",\n                      "./**",\n                      "../**",',
      replace: '',
      tests: LINT,
    },
    {
      guards: 'nothing is of any type',
      file: 'biome.json',
      find: '"noExplicitAny": "error",',
      replace: '"noExplicitAny": "off",',
      tests: LINT,
    },
    {
      guards: 'no test is left out or alone',
      file: 'biome.json',
      find: '"noSkippedTests": "error",',
      replace: '"noSkippedTests": "off",',
      tests: LINT,
    },
  ],
};
