import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginningOf, livingHolder, realm, STALE_MS } from './holder';
import { lockFolder } from './lock';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-lock-'));
  file = join(folder, 'lock.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Of a container: Node is process 1 in each. */
const other = {
  id: 'other',
  realm: 'another container',
  host: 'other',
  pid: process.pid,
  began: '1',
  address: 'there',
};
/** As a process does it: nobody has the new file open. */
const leave = (holder: object) => {
  writeFileSync(`${file}.draft`, JSON.stringify(holder));
  renameSync(`${file}.draft`, file);
};
const idInFile = () => JSON.parse(readFileSync(file, 'utf8')).id;
const touch = (at: number) => utimesSync(file, at, at);
const never = () => Promise.reject(new Error('It waits.'));

test('a lock of another container with the same pid is refused while it is kept fresh', async () => {
  leave(other);
  touch(1);
  const pause = async () => touch(2);
  await expect(lockFolder(folder, 'here', { pause })).rejects.toThrow('in use by process');
  expect(idInFile()).toBe('other');
});

test('a lock of another container that nobody keeps fresh is taken over once it is stale, whatever its time', async () => {
  leave(other);
  let waited = 0;
  const pause = async (ms: number) => {
    waited += ms;
  };
  const onWatch = jest.fn();
  const lock = await lockFolder(folder, 'here', { pause, onWatch });
  expect(waited).toBe(STALE_MS);
  expect(onWatch.mock.calls).toEqual([[other]]);
  expect(idInFile()).not.toBe('other');
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock that is given back while it is watched is free', async () => {
  leave(other);
  expect(await livingHolder(file, { pause: async () => rmSync(file) })).toBeUndefined();
});

test.each([
  ['an ended process', { pid: 2 ** 22 + 1 }],
  ['another start of a pid', { pid: process.ppid }],
  ['an earlier process with our own pid', { began: beginningOf(process.pid) }],
  ['an earlier version', { realm: undefined, id: undefined }],
])('here a lock of %s is taken over at once', async (_, holder) => {
  leave({ ...other, realm, ...holder });
  const onWatch = jest.fn();
  const lock = await lockFolder(folder, 'here', { pause: never, onWatch });
  expect(onWatch).not.toHaveBeenCalled();
  expect(idInFile()).not.toBe('other');
  lock.release();
});

test('who has it refuses a second one in the same process, too', async () => {
  const lock = await lockFolder(folder, 'here');
  await expect(lockFolder(folder, 'there')).rejects.toThrow('which serves here');
  lock.release();
  (await lockFolder(folder, 'there')).release();
});

test('it is kept fresh, also while its process does something else', async () => {
  const lock = await lockFolder(folder, 'here', { heartbeatMs: 20 });
  lock.publish('http://here');
  touch(1);
  // Nothing else ends a loop that lets nothing else happen.
  const atLast = Date.now() + 30_000;
  while (statSync(file).mtimeMs === 1000 && Date.now() < atLast);
  expect(statSync(file).mtimeMs).toBeGreaterThan(1000);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ address: 'http://here', realm });
  lock.release();
  expect(existsSync(file)).toBe(false);
});

test('who finds a lock of another is told, and changes and deletes nothing of it', async () => {
  let lock = { publish: (_: string) => {}, release: () => {} };
  const cause = await new Promise<Error>((onLost) => {
    void lockFolder(folder, 'here', { heartbeatMs: 20, onLost }).then((own) => {
      lock = own;
      leave(other);
      touch(1);
    });
  });
  expect(cause.message).toContain(folder);
  lock.publish('http://here');
  lock.release();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(other);
  expect(statSync(file).mtimeMs).toBe(1000);
});
