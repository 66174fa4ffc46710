import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { uploadCalls } from '../../contract/upload.calls';
import { userCalls } from '../../contract/user/calls';
import { start } from '../../server/testProcess';
import { Caller } from './caller';
import { halvesIn, keysIn } from './halves';
import { addressOf } from './kills';
import { leaves } from './leftovers';
import { Load, sendAgain } from './load';
import { dispatch, draft, ended } from './sendings';
import { embeddedStore, PASSWORD, type Store } from './stores';
import { emptyRow, type Row } from './table';
import { check, countKeys, mistakesOf, type Written } from './written';

const MIB = 2 ** 20;
const DISK_MIB = 256;
/** As many calls have to fail before there is room again. */
const REFUSED = 100;
const USERS = 2000;

interface Options {
  random: () => number;
  say(line: string): void;
}

/**
 * The embedded database and the uploads on a small disk that another program fills: first so far that the server
 * refuses writes by itself, then without leaving any room.
 */
export async function fullDisk({ random, say }: Options): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fish-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    say('The full disk is left out: mounting a small file system needs root.');
    return [];
  }
  const remove = leaves(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  try {
    const store = await embeddedStore(USERS, join(folder, 'data'));
    const rows: Row[] = [];
    for (const [index, [name, leftMib]] of [['disk nearly full', 40] as const, ['disk full', 0] as const].entries()) {
      rows.push(await fillUp({ name, leftMib, round: index + 1, folder, store, random, say }));
    }
    return rows;
  } finally {
    remove();
  }
}

interface Filling extends Options {
  name: string;
  leftMib: number;
  round: number;
  folder: string;
  store: Store;
}

async function fillUp({ name, leftMib, round, folder, store, random, say }: Filling): Promise<Row> {
  const row = emptyRow(name, 1);
  let server = start(store.env);
  let caller = await Caller.signIn(await addressOf(server), PASSWORD);
  const { users } = store;
  const load = new Load({ callers: [caller], round, users: users.slice(0, 50), random });
  await load.until(200);
  const sending = await draft(caller, 'push');
  const told = await dispatch(caller, sending);
  const makeRoom = fillDisk(folder, leftMib);
  while (load.refused < REFUSED && server.process.exitCode === null) await setTimeout(20);
  const lives = server.process.exitCode === null;
  if (lives) {
    if (!(await caller.try(userCalls.pageList, {}))) row.mistakes.push('nothing can be read while the disk is full');
    const upload = await uploadTo(caller);
    if (upload !== 503) row.mistakes.push(`an upload to a full disk answers ${upload}`);
  } else {
    say(`  the server has ended: ${server.output().trim().split('\n').at(-1)}`);
  }
  makeRoom();
  const begun = Date.now();
  const before = load.acknowledged;
  if (lives) await load.until(before + 100);
  const written: Written[] = await load.stop();
  if (!lives) {
    server = start(store.env);
    caller = new Caller(await addressOf(server), caller.token);
  }
  row.seconds.push((Date.now() - begun) / 1000);
  row.mistakes.push(...(await ended(caller, sending, told)));
  await sendAgain(caller, written);
  server.process.kill('SIGTERM');
  await server.ended;
  await store.look(async (db) => {
    const checked = check(written, countKeys(await keysIn(db)));
    row.mistakes.push(...mistakesOf(checked), ...(await halvesIn(db)));
    const { acknowledged, found, lost, doubled, unanswered } = checked;
    Object.assign(row, { acknowledged, found, lost: lost.length, doubled: doubled.length, unanswered });
  });
  say(
    `${row.mistakes.length ? '✗' : '✓'} ${name}: ${row.acknowledged} acknowledged, ${load.refused} refused, the server ${lives ? 'went on' : 'ended, and was started again'}`,
  );
  return row;
}

/** Leaves so much room, and returns a function that removes what fills the rest. */
function fillDisk(folder: string, leftMib: number): () => void {
  const file = join(folder, 'other');
  const block = Buffer.alloc(MIB / 16);
  const descriptor = openSync(file, 'w');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  try {
    while (free() > leftMib * MIB) writeSync(descriptor, block);
  } catch {
    // It is full.
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

/** The smallest picture there is, as a PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function uploadTo({ address, token }: Caller): Promise<number> {
  const [method = '', url = ''] = uploadCalls.image.split(' ');
  const body = new FormData();
  body.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'pixel.png');
  return (await fetch(address + url, { method, headers: { atoken: token }, body })).status;
}
