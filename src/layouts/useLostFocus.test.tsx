import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLostFocus } from './useLostFocus';

function Page({ heading = true }: { heading?: boolean }) {
  const [open, setOpen] = useState(true);
  useLostFocus();
  return (
    <main>
      {heading && <h1 tabIndex={-1}>Orders</h1>}
      {open && (
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      )}
      <button type="button">Next</button>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the heading has the focus once what had it is gone', async () => {
  const user = userEvent.setup();
  render(<Page />);
  button('Close').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a heading that comes later has it then', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page heading={false} />);
  button('Close').focus();
  await user.keyboard('{Enter}');
  rerender(<Page />);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

describe('nothing is moved', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What was changed is noticed, and the time for it passes. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));

  test('while something else took the focus', async () => {
    render(<Page />);
    button('Close').focus();
    act(() => button('Close').click());
    button('Next').focus();
    await settle();
    expect(button('Next')).toHaveFocus();
  });

  test('for who pressed beside it before', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page />);
    button('Close').focus();
    await user.click(document.body);
    act(() => button('Close').click());
    await settle();
    expect(document.body).toHaveFocus();
  });
});
