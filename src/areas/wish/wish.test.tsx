import { act, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { auditCalls } from '@contract/audit/calls';
import { giftCalls } from '@contract/gift/calls';
import { userCalls } from '@contract/user/calls';
import type { WishDetail } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

type User = ReturnType<typeof renderApp>;

/** Someone with stones to spend. */
async function someone() {
  const { list } = await call(userCalls.pageList, { status: ['normal'], sort: 'stones', pageSize: 1 });
  const [found] = list;
  if (!found) throw new Error('the demo data has nobody normal');
  return found;
}

/** A wish whose text the audit has approved. */
async function wishFor(text: string, stones = 20): Promise<WishDetail> {
  const { id: userId } = await someone();
  const wish = await call(wishCalls.make, { userId, text, stones, requestId: crypto.randomUUID() });
  const { id, version } = await call(auditCalls.detail, { id: wish.auditId ?? '' });
  await call(auditCalls.review, { id, version, decision: 'approved' });
  return wish;
}

/** A gift of this test's own that wishes can be granted with. */
async function gift(name: string, stock: number) {
  const { list } = await call(giftCalls.pageList, { pageSize: 1 });
  const what = { category: 'toy', kind: 'virtual', priceStones: 35, value: 350, currency: 'CNY' } as const;
  return call(giftCalls.saveOrUpdate, { ...what, name, icon: list[0]?.icon ?? '', stock, lowStock: 0 });
}

const figures = () =>
  within(screen.getByRole('list', { name: 'Key figures' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function choose(user: User, dialog: HTMLElement, name: string) {
  const select = within(dialog).getByRole('combobox', { name: 'Gift' });
  await user.click(select);
  await user.type(select, name);
  await user.click((await screen.findAllByText(name)).at(-1) as HTMLElement);
}

test('a wish is fulfilled from its row: what it brings about is said first, the gift stands in the list then', async () => {
  const wish = await wishFor('To see the whole pond');
  await gift('Paper lantern', 3);
  const user = renderApp(`/wish/list?keyword=${wish.number}`);
  const name = String(wish.number);
  const row = async () => within((await screen.findByLabelText(`Open ${name}`)).closest('tr') as HTMLElement);
  await user.click((await row()).getByRole('button', { name: `More actions: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Fulfil' }));
  const dialog = await screen.findByRole('dialog', { name: `Fulfil wish ${name}` });
  await choose(user, dialog, 'Paper lantern');
  expect(await within(dialog).findByText('In stock: 3 → 2.')).toBeInTheDocument();
  expect(
    within(dialog).getByText(/20 stones of the wish stay spent: the pool pays 15 stones more/),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Fulfil' }));
  expect(await (await row()).findByText('Fulfilled')).toBeInTheDocument();
  expect((await row()).getByRole('link', { name: 'Paper lantern' })).toBeInTheDocument();
  const value = within(screen.getByRole('table', { name: /Sums of all wishes/ }))
    .getAllByRole('cell')
    .at(-1);
  expect(value).toHaveTextContent('35');
});

test('many get one gift: that there is too little of it is said, and who got none keeps the reason', async () => {
  for (const text of ['Firefly one', 'Firefly two']) await wishFor(text);
  await gift('Last firefly', 1);
  const user = renderApp('/wish/list?keyword=Firefly');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Fulfil' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fulfil 2 wishes' });
  await choose(user, dialog, 'Last firefly');
  expect(await within(dialog).findByText('Only 1 in stock for 2 open wishes: 1 will be refused.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Fulfil 2 wishes' }));
  expect(await screen.findByText('1 done')).toBeInTheDocument();
  expect(screen.getByText('1 failed')).toBeInTheDocument();
});

test('a wish is removed on its page: with a reason, and the stones go back only when told so', async () => {
  const wish = await wishFor('Free stones for everyone', 40);
  const { stones } = await call(userCalls.detail, { id: wish.user.id });
  const user = renderApp(`/wish/list/Detail?id=${wish.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: `Wish ${wish.number}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the audit of its text' })).toBeInTheDocument();
  expect(figures()).toEqual(['Stones40', expect.stringMatching(/^Made/), expect.stringMatching(/^Expires/)]);
  expect(await screen.findByText('−40')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', { name: `Remove wish ${wish.number}` });
  expect(within(dialog).getByText('40 stones go back to whoever spent them, at once.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'Keep the stones' }));
  expect(await within(dialog).findByText(/40 stones are not given back/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'An advertisement');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed, and its stones were kept')).toBeInTheDocument();
  expect(figures().at(-1)).toMatch(/^Removed/);
  expect((await call(userCalls.detail, { id: wish.user.id })).stones).toBe(stones);
});

test('many are removed where the service does not count their stones: not that none go back', async () => {
  for (const text of ['Glow-worm one', 'Glow-worm two']) await wishFor(text);
  backEnd.profile({ calls: { [wishCalls.countByState]: false } });
  const user = renderApp('/wish/list?keyword=Glow-worm');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 2 wishes' }));
  expect(dialog.getByText('– stones go back to whoever spent them, at once.')).toBeInTheDocument();
  backEnd.profile({});
});

test('the line below the title opens what is open as its view does', async () => {
  const user = renderApp('/wish/list');
  await user.click(await screen.findByRole('link', { name: /^[\d,]+ open$/ }));
  expect(await screen.findByRole('link', { name: /^Open ?[\d,]*$/, current: true })).toBeInTheDocument();
});
