import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { Form } from 'antd';
import { NewPasswordField } from '.';
import { strengthOf } from './strength';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

test.each([
  ['Password123!', 'This is one of the first that anybody would try. A few words in a row are good.'],
  ['12345678', 'This repeats or counts on, which is easy to guess. A few words in a row are good.'],
  ['lin_wei2026', 'This says little more than a name that is easy to guess. A few words in a row are good.'],
])('%s is refused where it is typed', async (password, message) => {
  setLocale('en-US', false);
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Form>
        <NewPasswordField name="newPwd" label="New password" account="lin_wei" />
      </Form>
    </RawIntlProvider>,
  );
  await userEvent.type(screen.getByLabelText('New password'), password);
  expect(await screen.findByText(message)).toBeVisible();
});

test('what is easy to guess is weak, however many kinds of characters it has', () => {
  expect(strengthOf('P@ssw0rd2026')).toBe(1);
  expect(strengthOf('three blind mice')).toBeGreaterThan(2);
});
