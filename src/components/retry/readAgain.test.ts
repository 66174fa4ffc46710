import { renderHook } from '@testing-library/react';
import { hold } from '@/components/unsavedChanges/guard';
import { readAgain, useReadAgain } from './readAgain';
import { createHistory } from '@@/core/history';

test('all that is shown is read again, but not below text that is not saved', () => {
  createHistory({ type: 'memory' });
  const read = jest.fn();
  const { unmount } = renderHook(() => useReadAgain(read));
  const release = hold({ texts: {}, params: [] });
  readAgain();
  expect(read).not.toHaveBeenCalled();
  release();
  readAgain();
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
  readAgain();
  expect(read).toHaveBeenCalledTimes(1);
});
