import type { Part } from '../mutant';

const LOST = ['src/request/lostAnswer.test.ts'];
const OUTCOME = ['src/request/outcome.test.ts'];
const JOB = ['src/components/bulk/store.test.ts'];
const KEPT = ['src/components/draft/keepers.test.ts'];

export const unanswered: Part = {
  name: 'services that do not answer',
  mutants: [
    {
      guards: 'a write is not sent while the browser is offline',
      file: 'src/request/prepare.ts',
      find: 'if (!call.writes || !(await isOffline())) return call;',
      replace: 'if (call || !(await isOffline())) return call;',
      tests: ['src/request/unanswered.test.ts'],
    },
    {
      guards: 'a lost answer is looked for',
      file: 'src/request/index.ts',
      find: 'if (failure.outcomeUnknown) return await checkLost',
      replace: 'if (failure.notDone) return await checkLost',
      tests: LOST,
    },
    {
      guards: 'a write that may still be under way is looked at twice',
      file: 'src/request/lostAnswer.ts',
      find: "if (seen.outcome === 'notDone') {",
      replace: "if (seen.outcome === 'unknown') {",
      tests: LOST,
    },
    {
      guards: 'a look that fails leaves the outcome unknown',
      file: 'src/request/lostAnswer.ts',
      find: 'return undefined;\n    throw lost;',
      replace: 'return undefined;\n    throw error;',
      tests: LOST,
    },
    {
      guards: 'what somebody else changed is not taken for what was sent',
      file: 'src/request/outcome.ts',
      find: "? 'notDone' : 'changed';\n}",
      replace: "? 'notDone' : 'done';\n}",
      tests: OUTCOME,
    },
    {
      guards: 'a record that was changed otherwise is not called unchanged',
      file: 'src/request/outcome.ts',
      find: 'return sameVersion(was, now) && isAt',
      replace: 'return isAt',
      tests: OUTCOME,
    },
    {
      guards: 'a write without an answer is not sent again by itself',
      file: 'src/request/backoff.ts',
      find: 'error instanceof RequestFailure && error.away && (await',
      replace: 'error instanceof RequestFailure && (await',
      tests: ['src/request/backoff.test.ts'],
    },
    {
      guards: 'a row of a bulk action that waits ends when the action is stopped',
      file: 'src/components/bulk/store.ts',
      find: '  run.cancel();\n  backoff.giveUp();',
      replace: '  run.cancel();',
      tests: JOB,
    },
    {
      guards: 'a row that was not sent is not called unknown',
      file: 'src/components/bulk/judge.ts',
      find: 'error.notified || error.unsent',
      replace: 'error.notified',
      tests: ['src/components/bulk/judge.test.ts'],
    },
    {
      guards: 'a reload keeps what is typed',
      file: 'src/components/draft/keepers.ts',
      find: 'if (isLogin && data && isTyped()) keep(data.id);',
      replace: 'if (!isLogin && data && isTyped()) keep(data.id);',
      tests: KEPT,
    },
    {
      guards: 'signing out wipes what a reload has kept',
      file: 'src/components/draft/keepers.ts',
      find: "(why === 'signedOut' ? writeDrafts(id, {}) : keep(id))",
      replace: 'keep(id)',
      tests: KEPT,
    },
  ],
};
