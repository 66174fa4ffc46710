import type { Part } from '../mutant';

const SEALS = ['server/areas/operation/seal.test.ts'];
const KEEP = ['server/keep/keep.test.ts'];
const BROKEN = ['server/keep/broken.test.ts'];
const BUCKET = ['server/lib/bucketStore.test.ts'];
const RETENTION = ['server/retention.test.ts'];
const RECOVERY = ['src/request/useCall.test.ts'];

/** What keeps an installation: the sealed log, backups, uploads in a bucket, keys, and coming back by itself. */
export const keeping: Part = {
  name: 'keeping',
  mutants: [
    {
      guards: 'a changed operation is found',
      file: 'server/areas/operation/verify.ts',
      find: "else if (follows && sealOf(previous.hash, row) !== hash) faults.push({ what: 'changed', id, seq });",
      replace: '',
      tests: SEALS,
    },
    {
      guards: 'a gap in the chain is found',
      file: 'server/areas/operation/verify.ts',
      find: "if (!follows) faults.push({ what: 'missing', seq: previous.seq + 1, to: seq - 1 });",
      replace: '',
      tests: SEALS,
    },
    {
      guards: 'an operation past the trigger is found',
      file: 'server/areas/operation/verify.ts',
      find: "...unsealed.map(({ id }): Fault => ({ what: 'unsealed', id })),",
      replace: '',
      tests: SEALS,
    },
    {
      guards: 'a newest end that was removed is found by a head kept elsewhere',
      file: 'server/areas/operation/verify.ts',
      find: "if (isOther) faults.push({ what: 'head', seq: kept.seq });",
      replace: '',
      tests: SEALS,
    },
    {
      guards: 'one server seals at a time',
      file: 'server/areas/operation/seal.ts',
      find: 'if (!(await tryLockSeals(tx))) return false;',
      replace: '',
      tests: SEALS,
      postgres: true,
    },
    {
      guards: 'a cut ends before the first operation that is to stay',
      file: 'server/areas/operation/cut.ts',
      find: 'stays < 0 ? oldest : oldest.slice(0, stays)',
      replace: 'oldest',
      tests: SEALS,
    },
    {
      guards: 'only what is too old is deleted',
      file: 'server/retention.ts',
      find: '.where(lt(loginLog.at, before))',
      replace: '',
      tests: RETENTION,
    },
    {
      guards: 'copies of a sending that has not ended stay',
      file: 'server/retention.ts',
      find: '.where(lt(deliveryJob.finishedAt, before))',
      replace: '',
      tests: RETENTION,
    },
    {
      guards: 'sendings without copies are asked for some by an index',
      file: 'server/retention.ts',
      find: '    .orderBy(asc(delivery.userId))\n',
      replace: '',
      tests: RETENTION,
    },
    {
      guards: 'a damaged table of a backup is refused',
      file: 'server/keep/check.ts',
      find: 'if (rows !== mark.rows || sha256 !== mark.sha256)',
      replace: 'if (false)',
      tests: KEEP,
    },
    {
      guards: 'a damaged picture of a backup is refused',
      file: 'server/keep/check.ts',
      find: 'if (nameOf(content, extension) !== mark.upload)',
      replace: 'if (false)',
      tests: KEEP,
    },
    {
      guards: 'a restore deletes nothing unasked',
      file: 'server/keep/restore.ts',
      find: 'else await refuseUnlessEmpty(database);',
      replace: 'else await Promise.resolve(refuseUnlessEmpty);',
      tests: KEEP,
    },
    {
      guards: 'a backup that can’t be written ends with a sentence',
      file: 'server/keep/file.ts',
      find: '\n  stored.catch(() => {});\n',
      replace: '\n  stored.then(() => {});\n',
      tests: BROKEN,
    },
    {
      guards: 'whoever writes a backup’s lines is told that nobody reads them',
      file: 'server/keep/walk.ts',
      find: '    await rest.return?.();\n',
      replace: '',
      tests: BROKEN,
    },
    {
      guards: 'a server takes orders from whoever has its key only',
      file: 'server/keep/control.ts',
      find: 'if (sent.length !== known.length || !timingSafeEqual(sent, known)) return { status: 403, body: {} };',
      replace: 'if (sent.length === 1) timingSafeEqual(sent, known);',
      tests: KEEP,
    },
    {
      guards: 'a missing bucket is no missing picture',
      file: 'server/lib/bucketStore.ts',
      find: "status === 404 && tag('Code', content.toString())[0] === 'NoSuchKey'",
      replace: 'status === 404 && content.length >= 0',
      tests: BUCKET,
    },
    {
      guards: 'a bucket is asked for names of uploads only',
      file: 'server/lib/bucketStore.ts',
      find: 'if (!uploadName.test(name)) return undefined;',
      replace: '',
      tests: BUCKET,
    },
    {
      guards: 'a password for an older key is read, too',
      file: 'server/auth/decrypt.ts',
      find: 'for (const other of older) {',
      replace: 'for (const other of older.slice(older.length)) {',
      tests: ['server/auth/newKey.test.ts'],
    },
    {
      guards: 'a setting that stands twice is refused',
      file: 'server/settingFiles.ts',
      find: 'if (env[name]) {',
      replace: 'if (!name) {',
      tests: ['server/settingFiles.test.ts'],
    },
    {
      guards: 'a migration that waits for a table lets others pass',
      file: 'server/db/retryOnLock.ts',
      find: 'if (!hasSqlState(error, SQL_STATE.lockNotAvailable)) throw error;',
      replace: 'throw error;',
      tests: ['server/db/retryOnLock.test.ts'],
      postgres: true,
    },
    {
      guards: 'a request’s id is taken from believed proxies only',
      file: 'server/telemetry/requestId.ts',
      find: " && trusts(socket.remoteAddress ?? '', 0)",
      replace: '',
      tests: ['server/telemetry/requests.test.ts'],
    },
    {
      guards: 'what a service did not answer is asked again by itself',
      file: 'src/request/useCall.ts',
      find: 'useRecovery(Boolean(failure?.away), async () => {',
      replace: 'useRecovery(false, async () => {',
      tests: RECOVERY,
    },
    {
      guards: 'only a service that is away is asked again by itself',
      file: 'src/request/useCall.ts',
      find: 'useRecovery(Boolean(failure?.away), async () => {',
      replace: 'useRecovery(Boolean(failure), async () => {',
      tests: RECOVERY,
    },
    {
      guards: 'a question that is asked by itself is asked once at a time',
      file: 'src/request/useRecovery.ts',
      find: 'if (asking || ',
      replace: 'if (',
      tests: RECOVERY,
    },
  ],
};
