import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreMenu } from '.';

const mute = jest.fn();
const items = [
  { key: 'mute', label: 'Mute', onClick: mute },
  { type: 'divider' as const },
  { key: 'ban', label: 'Ban', danger: true },
];

function setUp() {
  render(
    <>
      <MoreMenu label="More: Li Na" items={items} />
      <input aria-label="Elsewhere" />
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'More: Li Na' }) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('the menu is made when it opens, and one press more closes it', async () => {
  const { user, button } = setUp();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Mute' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  await closed();
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Ban' })).toBeVisible();
});

test('by keyboard it opens with the focus on its first item, and Escape gives the focus back', async () => {
  const { user, button } = setUp();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mute' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await closed();
  expect(button).toHaveFocus();
});

test('an item does what it says, and the focus is on the button again', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Mute' }));
  expect(mute).toHaveBeenCalledTimes(1);
  await closed();
  expect(button).toHaveFocus();
});

test('a press elsewhere closes it and keeps the focus there', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await screen.findByRole('menuitem', { name: 'Mute' });
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  await closed();
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});
