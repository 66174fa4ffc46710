import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './uploadStore';

const folder = mkdtempSync(join(tmpdir(), 'fish-uploads-'));
const store = folderStore(join(folder, 'uploads'));
const picture = Buffer.from('picture');
afterAll(() => rmSync(folder, { recursive: true }));

test('an image is read by the name it was stored under', async () => {
  const name = await store.save(picture, 'png');
  expect(name).toMatch(/^[0-9a-f]{64}\.png$/);
  expect(await store.read(name)).toEqual(picture);
});

test.each(['..', '.', '', '../secret.png', 'half.part', 'folder'])('by %j nothing is read', async (name) => {
  await store.save(picture, 'png');
  writeFileSync(join(folder, 'secret.png'), 'secret');
  writeFileSync(join(folder, 'uploads', 'half.part'), 'half');
  mkdirSync(join(folder, 'uploads', 'folder'), { recursive: true });
  expect(await store.read(name)).toBeUndefined();
});

test('a name that is not stored is none', async () => {
  expect(await store.read(`${'0'.repeat(64)}.png`)).toBeUndefined();
});
