import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from '.';

test('a tooltip is made when its element is pointed at, and goes with the pointer', async () => {
  const user = userEvent.setup();
  render(
    <Hint as="time" dateTime="2026-10-12T08:00:00Z" text="12 Oct 2026, 08:00:00">
      3 days ago
    </Hint>,
  );
  const time = screen.getByText('3 days ago');
  expect(document.body.querySelectorAll('*')).toHaveLength(2);

  await user.hover(time);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('12 Oct 2026, 08:00:00');
  expect(time).toHaveAccessibleDescription('12 Oct 2026, 08:00:00');

  await user.unhover(time);
  await waitFor(() => expect(time).not.toHaveAccessibleDescription());
});

describe('whether it opens', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['a mouse that stays opens it', {}, false, true],
    ['a mouse that passes over it does not', {}, true, false],
    ['a finger does not', { keys: '[TouchA>]' }, false, false],
  ])('%s', async (_, pointer, leaves, opens) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Hint text="why">Banned</Hint>);
    const tag = screen.getByText('Banned');
    await user.pointer({ ...pointer, target: tag });
    if (leaves) await user.unhover(tag);
    act(() => jest.advanceTimersByTime(1000));
    expect(tag.hasAttribute('aria-describedby')).toBe(opens);
  });
});

test('without a text it is the plain element', () => {
  render(
    <Hint text={null} className="fish-clip">
      Normal
    </Hint>,
  );
  expect(screen.getByText('Normal')).toHaveClass('fish-clip', { exact: true });
});
