import { act, render, screen } from '@testing-library/react';
import { notice } from '@/components/notice';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { BesidePage } from './BesidePage';

jest.mock('@/components/notice/Notices', () => {
  throw new Error('did not arrive');
});

test('what is told where the code of notices does not arrive is said plainly', async () => {
  expectConsole(/did not arrive/);
  render(<BesidePage />);
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => notice.error('Loading failed.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading failed.');
});
