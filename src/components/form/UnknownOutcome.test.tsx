import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { UnknownOutcome } from './UnknownOutcome';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

test.each([
  [
    'nothing that was sent differs from what was read',
    { name: 'Old' },
    { name: 'Old', version: 1 },
    /^This may or may/,
  ],
  ['the record is as it was read', { name: 'New' }, { name: 'Old', version: 1 }, /^It was not saved/],
  ['somebody else changed it', { name: 'New' }, { name: 'Other', version: 2 }, /^The record has changed meanwhile/],
])('where %s a look says so', async (_, sent, now, says) => {
  setLocale('en-US', false);
  const onSaved = jest.fn();
  const read = { values: { name: 'Old' }, version: 1 };
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <UnknownOutcome sent={sent} read={read} look={{ reload: async () => now }} onSaved={onSaved} />
    </RawIntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look now' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});
