import { act, render, screen, waitFor } from '@testing-library/react';
import { notice } from '@/components/notice';
import { expectConsole, hasPrinted } from '../../tests/jest/consoleGuard';
import { BesidePage } from './BesidePage';

jest.mock('@/components/notice/Notices', () => {
  throw new Error('did not arrive');
});

test('what is told is said plainly as long as the code of notices is on its way, and if it does not arrive', async () => {
  expectConsole(/did not arrive/);
  render(<BesidePage />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => notice.error('Loading failed.'));
  expect(screen.getByRole('alert')).toHaveTextContent('Loading failed.');
  await waitFor(() => expect(hasPrinted(/did not arrive/)).toBe(true));
  expect(screen.getByRole('alert')).toHaveTextContent('Loading failed.');
});
