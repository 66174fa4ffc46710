import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useShortcut } from './useShortcut';

test('a key works from the moment that its button is on the screen', () => {
  const handler = jest.fn();
  function Button() {
    useShortcut({ keys: 'j', label: 'record.next', group: 'record' }, handler);
    return null;
  }
  function Page() {
    // What is drawn stands in the document here, and is not painted yet.
    useLayoutEffect(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' })), []);
    return <Button />;
  }
  render(<Page />);
  expect(handler).toHaveBeenCalledTimes(1);
});
