import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { Failed } from '.';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

test('says what failed and retries on demand', async () => {
  setLocale('en-US', false);
  const onRetry = jest.fn();
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Failed message="Server error." onRetry={onRetry} />
    </RawIntlProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Server error.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
