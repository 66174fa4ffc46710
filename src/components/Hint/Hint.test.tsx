import { render, screen, waitFor } from '@testing-library/react';
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

test('passing over it opens nothing, and neither does a finger', async () => {
  const user = userEvent.setup();
  render(<Hint text="why">Banned</Hint>);
  const tag = screen.getByText('Banned');
  await user.hover(tag);
  await user.unhover(tag);
  await user.pointer({ keys: '[TouchA>]', target: tag });
  await expect(screen.findByRole('tooltip', {}, { timeout: 400 })).rejects.toThrow();
});

test('without a text it is the plain element', () => {
  render(
    <Hint text={null} className="fish-clip">
      Normal
    </Hint>,
  );
  expect(screen.getByText('Normal')).toHaveClass('fish-clip', { exact: true });
});
