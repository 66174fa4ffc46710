import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf, writeBackup } from './file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-file-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function readAgain(lines: string[]): Promise<string[]> {
  const file = join(folder, 'backup.gz');
  await writeBackup(file, async (emit) => {
    for (const line of lines) await emit(line);
  });
  const read: string[] = [];
  for await (const line of linesOf(file)) read.push(line);
  return read;
}

test('line breaks of other kinds may stand in a line', async () => {
  const lines = ['["one\u2028two\u2029three\rfour\u0085five"]', '', '[null]'];
  expect(await readAgain(lines)).toEqual(lines);
});

test('a line may be longer than what is read at once, in characters of any length', async () => {
  const long = '钓鱼🐟'.repeat(100_000);
  const read = await readAgain([long, 'next']);
  expect(read.map((line) => line.length)).toEqual([long.length, 4]);
  expect(read[0] === long).toBe(true);
});
