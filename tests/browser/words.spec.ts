import { codes } from '../../contract/codes';
import { wishCalls } from '../../contract/wish/calls';
import { wordCalls } from '../../contract/word/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file with errors is mended and brought in, and stands after a reload', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await page.goto('/log/word');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles(csv('words.csv', 'Word,Tags,Action\nbilby,Fraud,Block\nbilby burrow,Nonsense,Mask\n'));
  await expect(dialog.getByText('1 row has an error')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 1 word' })).toBeDisabled();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the errors' }).click();
  expect((await saving).suggestedFilename()).toBe('Errors of an import.csv');

  // On a phone the report's table scrolls, and the dialog stays within the window.
  await page.setViewportSize({ width: 390, height: 844 });
  const rightEdge = async () => {
    const { x = 0, width = 0 } = (await dialog.getByRole('alert').boundingBox()) ?? {};
    return x + width;
  };
  await expect.poll(rightEdge).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  await file.setInputFiles(csv('words.csv', 'Word,Tags,Action\nbilby,Fraud,Block\nbilby burrow,Fraud,Mask\nBILBY,,\n'));
  await dialog.getByRole('button', { name: 'Repeated 1' }).click();
  await expect(dialog.getByText('The same word as in row 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 words' }).click();
  await expect(page.getByText('Imported: 2 new words, 0 changed, 0 kept as they were.')).toBeVisible();
  await page.goto('/log/word?keyword=bilby');
  await page.reload();
  await expect(page.getByRole('link', { name: 'bilby burrow', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'bilby', exact: true })).toBeVisible();

  const { id } = await session.findUser();
  const wish = { userId: id, text: 'A Bilby for all', stones: 1, requestId: crypto.randomUUID() };
  expect((await session.call(wishCalls.make, wish)).code).toBe(codes.ruleForbids);
  const { list } = await session.ask(wordCalls.pageList, { keyword: 'bilby', sort: 'hits' });
  expect(list.map(({ word, hits }) => [word, hits])).toEqual([
    ['bilby', 1],
    ['bilby burrow', 0],
  ]);
});

test('a text is tried beside the list, and a hit leads to its word', async ({ page, server }) => {
  const session = await enter(page, server.url);
  await session.ask(wordCalls.saveOrUpdate, { word: 'tree*roo', action: 'mask', replacement: '[roo]' });
  await page.goto('/log/word');
  await page.getByRole('button', { name: 'Try a text' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try a text' });
  await drawer.getByRole('textbox').fill('The TREE kangaroo sleeps');
  await expect(drawer.getByRole('status')).toContainText('Masked');
  await expect(drawer.getByText('The [roo] sleeps')).toBeVisible();
  await drawer.getByRole('link', { name: 'tree*roo' }).click();
  await expect(page).toHaveURL(/\/log\/word\/detail\?id=\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sensitive word');
});
