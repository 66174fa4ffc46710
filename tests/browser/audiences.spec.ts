import type { Page } from '@playwright/test';
import { messageCalls } from '../../contract/message/calls';
import { expect, test } from './fixtures';
import { enter } from './session';

/** Sends from the dialog that asks for the number of recipients. */
async function sendToMany(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  const send = dialog.getByRole('button', { name: /^Send to / });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill(String((await send.textContent())?.replace(/\D/g, '')));
  await send.click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
}

test('who has paid gets a push, is kept as an audience, and gets a message that stands in their story', async ({
  page,
  server,
}) => {
  const session = await enter(page, server.url);
  const name = `Payers ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('a push, and its audience kept', async () => {
    await page.goto('/message/push?compose=new');
    await page.getByLabel('Title', { exact: true }).fill('Thank you');
    await page.getByLabel('Text', { exact: true }).fill('Your stones are in the pond.');
    await page.getByRole('radio', { name: 'Paid within … days' }).click();
    await page.getByLabel('Within how many days').fill('30');
    await page.getByRole('button', { name: 'Save audience' }).click();
    const naming = page.getByRole('dialog', { name: 'Save this audience' });
    await naming.getByLabel('Name').fill(name);
    await naming.getByLabel('Name').press('Enter');
    await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
    await page.getByRole('button', { name: 'Review and send…' }).click();
    await sendToMany(page, 'Send this push');
  });

  await test.step('a message to the same', async () => {
    await page.goto('/message/list?compose=new');
    await page.getByRole('button', { name: 'Saved audiences' }).click();
    const saved = page.getByRole('dialog', { name: 'Saved audiences' });
    await saved.getByRole('radio', { name: new RegExp(`^${name} Paid in the last 30 days`) }).click();
    await expect(saved.getByText(/users get it as of now/)).toBeVisible();
    await saved.getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('Within how many days')).toHaveValue('30');
    await page.getByLabel('Title', { exact: true }).fill(name);
    await page.getByLabel('Text', { exact: true }).fill('Ten stones for you.');
    await page.getByRole('button', { name: 'Send…' }).click();
    await sendToMany(page, 'Send this message');
  });

  await test.step('what one of them finds in their story', async () => {
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    await expect
      .poll(async () => (await session.ask(messageCalls.recipients, { id, state: ['sent'] })).total)
      .toBeGreaterThan(0);
    const { list } = await session.ask(messageCalls.recipients, { id, state: ['sent'], pageSize: 1 });
    await page.goto(`/user/appUser?id=${list[0]?.user.id}`);
    const story = page.getByRole('dialog');
    await expect(story.getByText(name)).toBeVisible();
    await story.getByRole('tab', { name: 'Messages' }).click();
    await expect(story.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });
});
