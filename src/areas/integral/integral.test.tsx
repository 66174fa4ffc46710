import { act, fireEvent, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { integralCalls } from '@contract/integral/calls';
import { readRecent } from '@/components/palette/recent';
import { call } from '@/request';
import { getSession, restoreSession } from '@/session';
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

const type = (label: string, value: number) => {
  const input = screen.getByRole('spinbutton', { name: label });
  fireEvent.change(input, { target: { value: String(value) } });
  fireEvent.blur(input);
};
const result = () => screen.findByRole('status', { name: '' });

/** The rule of the demo for sign-ins of everybody. */
async function firstRule() {
  const { list } = await call(integralCalls.pageList, { event: ['signIn'], fromLevelTo: 1 });
  return list[0] as (typeof list)[number];
}

test('other numbers show their effect before they are saved, and are saved with why', async () => {
  const rule = await firstRule();
  const user = renderApp(`/log/integral/detail?id=${rule.id}&edit=1`);
  expect(await result()).toHaveTextContent(/^35 points$/);
  type('Points', 12);
  expect(await screen.findByText(/Complete the numbers/)).toBeInTheDocument();
  type('Daily cap', 24);
  expect(await screen.findByText('84 points')).toBeInTheDocument();
  expect(await result()).toHaveTextContent('84 points (now 35)');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Say why, in 2 to 500 characters.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Autumn campaign' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The rule is saved.')).toBeInTheDocument();
  expect(await screen.findByText('Reason: Autumn campaign')).toBeInTheDocument();
  const figures = within(screen.getByRole('list', { name: 'Key figures' })).getAllByRole('listitem');
  const saved = await call(integralCalls.detail, { id: rule.id });
  expect(saved).toMatchObject({ points: 12, dailyCap: 24, status: 'on' });
  const times = `Times given${saved.applied}`;
  expect(figures.map(({ textContent }) => textContent)).toEqual(['Points12', 'Daily cap24', times]);
});

test('a rule that never gave points is deleted from its page, with a reason', async () => {
  const { id } = await call(integralCalls.saveOrUpdate, { event: 'wish', points: 9, dailyCap: null, fromLevel: 17 });
  const user = renderApp(`/log/integral/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this rule' }));
  expect(dialog.getByText(/The rule for “Wish made” from level 17 is gone for good/)).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A slip' } });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The rule is deleted.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Points configuration' })).toBeInTheDocument();
  expect((await call(integralCalls.pageList, { event: ['wish'], fromLevelFrom: 17 })).total).toBe(0);
});

test('a rule that is saved under the question is switched on only with its new numbers told', async () => {
  const rule = { event: 'wish' as const, dailyCap: null, fromLevel: 19 };
  const { id, version } = await call(integralCalls.saveOrUpdate, { ...rule, points: 10 });
  const user = renderApp(`/log/integral/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch on' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch this rule on' }));
  expect(dialog.getByText(/from level 19 get 10 points/)).toBeInTheDocument();
  await call(integralCalls.saveOrUpdate, { id, version, ...rule, points: 1000 });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'As agreed' } });
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await dialog.findByText(/from level 19 get 1,?000 points/)).toBeInTheDocument();
  expect(dialog.getByText(/^It was saved elsewhere first/)).toBeInTheDocument();
  expect(await call(integralCalls.detail, { id })).toMatchObject({ status: 'off' });
  expect(dialog.getByLabelText('Reason')).toHaveValue('As agreed');
  await user.click(dialog.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('The rule is on.')).toBeInTheDocument();
});

test('an event left out of the preview leaves the focus to what adds one', async () => {
  const rule = await firstRule();
  const user = renderApp(`/log/integral/detail?id=${rule.id}&edit=1`);
  const add = await screen.findByRole('button', { name: 'Add event' });
  await user.click(add);
  await user.click(screen.getAllByRole('button', { name: /^Leave out / }).at(-1) as HTMLElement);
  expect(screen.queryByRole('button', { name: /^Leave out / })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add event' })).toHaveFocus();
});

test('a rule that was opened last is kept with its level, which the palette says in the language of the moment', async () => {
  const { id } = await firstRule();
  const user = renderApp(`/log/integral/detail?id=${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Daily sign-in' });
  expect(readRecent(getSession().data?.id ?? '')[0]).toEqual({ type: 'integral', id, title: 'signIn', subtitle: '1' });
  await user.keyboard('{Control>}k{/Control}');
  const [recent] = await screen.findAllByRole('option', { name: /Daily sign-in/ });
  expect(recent).toHaveTextContent('Points rule from level 1');
});
