import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { atOnce } from './atOnce';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('what is there is drawn at once', () => {
  const load = jest.fn();
  const Page = atOnce(load, () => Counter);
  render(<Page />);
  expect(screen.getByRole('button')).toHaveTextContent('0');
  expect(load).not.toHaveBeenCalled();
});

test('what is not is waited for, and does not begin anew when it is drawn again', async () => {
  let loaded: typeof Counter | undefined;
  const Page = atOnce(
    async () => ({ default: Counter }),
    () => loaded,
  );
  const { rerender } = render(<Page />);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.click(await screen.findByRole('button'));
  loaded = Counter;
  rerender(<Page />);
  expect(screen.getByRole('button')).toHaveTextContent('1');
});
