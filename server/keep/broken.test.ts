import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { entries } from '../db/migrations/meta/_journal.json';
import { memoryStore } from '../lib/uploadStore';
import { administer, createTestPostgres, makeDataFolder, openTestEmbedded, postgresUrl } from '../testDatabase';
import { move } from './commands';
import { writeBackup } from './file';
import { restore } from './restore';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-broken-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const hush = () => {};

test('a backup whose file can’t be written ends with the next line, and with a sentence', async () => {
  const asLongAsItGoes = async (emit: (line: string) => Promise<void>) => {
    for (;;) {
      await emit('line');
      await new Promise(setImmediate);
    }
  };
  await expect(writeBackup(at('nowhere/first.gz'), asLongAsItGoes)).rejects.toThrow(
    /first.gz can’t be written: ENOENT/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a restore that fails before it reads the rows tells whoever writes them', async () => {
  const { database, drop } = await openTestEmbedded('small');
  const lines = new PassThrough({ objectMode: true });
  const migration = entries.at(-1)?.when;
  lines.write(JSON.stringify({ fish: 'backup', format: 1, version: '1.0.0', at: '', migration }));
  await expect(restore(database, lines, { replace: false, say: hush })).rejects.toThrow('There are records');
  await database.close();
  await drop();
  expect(lines.destroyed).toBe(true);
});

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('a move to a database that others fill meanwhile ends, and both places are free again', async () => {
    await makeDataFolder(at('data'), 'small');
    const { href, drop } = await createTestPostgres(url);
    const fill = 'create table sys_user (id bigint); insert into sys_user values (1)';
    const fromUploads = {
      ...memoryStore(),
      names: async function* () {
        await administer(href, (client) => client.query(fill));
      },
    };
    const moving = move({ from: at('data'), to: href, fromUploads, toUploads: memoryStore() }, hush);
    await expect(moving).rejects.toThrow('There are records');
    expect(existsSync(at('data/lock.json'))).toBe(false);
    await drop();
  });
}
