import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';

const backEnd = openBackEnd();
beforeEach(() => backEnd.signIn());

test('what is typed while a search is applied stays, spaces too, and Reset empties the box', async () => {
  const user = renderApp('/user/sysUser');
  await screen.findByRole('link', { name: 'Open admin' });
  const box = screen.getByRole('searchbox');
  const type = (value: string) => fireEvent.change(box, { target: { value } });

  type('lin ');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(box).toHaveValue('');

  type('lin ');
  await screen.findByRole('button', { name: 'Reset' });
  expect(box).toHaveValue('lin ');
  type('lin wei');
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  expect(box).toHaveValue('lin wei');
});

test('the days of a filter have the focus when they open, and its chip when one is chosen', async () => {
  const user = renderApp('/user/sysUser');
  await screen.findByRole('link', { name: 'Open admin' });
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Created' }));
  await waitFor(() => expect(screen.getByPlaceholderText('Start date')).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Last week' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Created: / })).toHaveFocus());
});

test('the inputs of a filter have names, and what nothing can be found by says so', async () => {
  const user = renderApp('/user/appUser?number=1001');
  await user.click(await screen.findByRole('button', { name: 'Number: 1001' }));
  const input = await screen.findByRole('textbox', { name: 'Number' });
  fireEvent.change(input, { target: { value: 'no number' } });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check what you typed.');
  fireEvent.change(input, { target: { value: '1002' } });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Number: 1002' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Level' }));
  expect(await screen.findByRole('spinbutton', { name: 'From' })).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'To' })).toBeInTheDocument();
});

test('a filter may be of several words', async () => {
  const user = renderApp('/user/appUser?nickname=wang');
  await user.click(await screen.findByRole('button', { name: 'Nickname: wang' }));
  await user.type(await screen.findByRole('textbox', { name: 'Nickname' }), ' qi ');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Nickname: wang qi' })).toBeInTheDocument();
  expect(new URLSearchParams(history.location.search).get('nickname')).toBe('wang qi');
});

test('a removed filter leaves the focus to the next one, the last to what adds one', async () => {
  const user = renderApp('/user/sysUser?status=enabled&created=7d');
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Status' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Created: / })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove the filter Created' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus());
});

test.each([
  ['/user/appUser?levelFrom=15&levelTo=9', 'Level', 'spinbutton', 'levelTo', '15'],
  ['/order/list?amountFrom=100&amountTo=9.50', 'Amount', 'textbox', 'amountTo', '100'],
] as const)('a range that ends below its begin is not applied: %s', async (address, label, role, to, same) => {
  const user = renderApp(address);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${label}: `) }));
  const end = await screen.findByRole(role, { name: 'To' });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It is below “From”');
  fireEvent.change(end, { target: { value: same } });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(new URLSearchParams(history.location.search).get(to)).toBe(same));
});

test('half a word that is still being composed is not searched for', async () => {
  renderApp('/user/sysUser');
  await screen.findByRole('link', { name: 'Open admin' });
  const box = screen.getByRole('searchbox');
  const keyword = () => new URLSearchParams(history.location.search).get('keyword');
  jest.useFakeTimers();
  try {
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'chen' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    jest.advanceTimersByTime(10_000);
    expect(keyword()).toBeNull();
    fireEvent.change(box, { target: { value: '陈' } });
    fireEvent.compositionEnd(box);
    jest.advanceTimersByTime(10_000);
    expect(keyword()).toBe('陈');
  } finally {
    jest.useRealTimers();
  }
});

test('what is searched for already is no further step of the history', async () => {
  const user = renderApp('/user/sysUser');
  await screen.findByRole('link', { name: 'Open admin' });
  const steps: string[] = [];
  const stop = history.listen(({ action, location }) => steps.push(`${action} ${location.search}`));
  await user.type(screen.getByRole('searchbox'), 'lin{Enter}{Enter}');
  stop();
  expect(steps.filter((step) => step.startsWith('PUSH'))).toEqual(['PUSH ?keyword=lin']);
});

test('of choices that exclude each other the one chosen last counts', async () => {
  const user = renderApp('/activity/room?recommended=true');
  await user.click(await screen.findByRole('button', { name: /^Recommended: / }));
  await user.click(await screen.findByRole('radio', { name: 'Not recommended' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('recommended')).toBe('false'));
});

test('Escape closes the columns and a filter, each by itself: what is ticked stays', async () => {
  const user = renderApp('/user/sysUser?status=enabled');
  await screen.findByRole('link', { name: 'Open admin' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const ticked = screen.getByRole('region', { name: 'Selected rows' });

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const chooser = await screen.findByRole('region', { name: 'Columns' });
  await waitFor(() => expect(chooser).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus());
  expect(ticked).toBeVisible();

  const chip = screen.getByRole('button', { name: 'Status: Enabled' });
  await user.click(chip);
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Enabled' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(chip).toHaveFocus();
  expect(chip).toHaveAttribute('aria-expanded', 'false');
  expect(ticked).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Created' }));
  const start = await screen.findByPlaceholderText('Start date');
  await user.click(start);
  const calendar = document.querySelector('.ant-picker-dropdown');
  expect(calendar).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(calendar).not.toBeVisible());
  expect(start).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add filter' })).toHaveFocus());
  expect(ticked).toBeVisible();
  await user.keyboard('{Escape}');
  expect(ticked).not.toBeInTheDocument();
});

test('an amount is taken as lists write it, and as Chinese keyboards do', async () => {
  const user = renderApp('/order/list?amountFrom=1');
  await user.click(await screen.findByRole('button', { name: 'Amount: ≥ 1' }));
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await screen.findByRole('textbox', { name: 'From' });
  type('From', '１００');
  type('To', '1,234.50');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(history.location.search).toBe('?amountFrom=100&amountTo=1234.50'));
});

test('a record that can’t be read is called by its id in its chip and in its editor', async () => {
  const user = renderApp('/order/list?userId=42');
  await user.click(await screen.findByRole('button', { name: 'User: 42' }));
  const editor = await screen.findByRole('form', { name: 'User' });
  expect(await within(editor).findAllByText('42')).not.toHaveLength(0);
  expect(within(editor).queryByText('…')).toBeNull();
});
