import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { Form } from 'antd';
import { WholeField } from './WholeField';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

function show(days?: number) {
  const held: { days?: unknown } = { days };
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Form initialValues={{ days }} onValuesChange={(_, all) => Object.assign(held, all)}>
        <WholeField name="days" label="Days" min={1} max={2000} />
      </Form>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), held, input: screen.getByLabelText('Days') };
}

const RULE = 'Enter a whole number from 1 to 2,000.';

test.each(['1,5', '7，5', '5万', '5w', '3 天'])('%s is refused, and stays as typed', async (typed) => {
  const { user, held, input } = show(3);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(await screen.findByText(RULE)).toBeInTheDocument();
  expect(input).toHaveValue(typed);
  expect(held.days).toBe(typed);
});

test.each([
  ['１２', 12],
  ['1,200', 1200],
  ['1，200', 1200],
])('%s is %d', async (typed, days) => {
  const { user, held, input } = show();
  await user.type(input, typed);
  await user.tab();
  expect(held.days).toBe(days);
  expect(input).toHaveValue(String(days));
  expect(screen.queryByText(RULE)).toBeNull();
});

test('what was refused is mended, emptied or stepped on from', async () => {
  const { user, held, input } = show();
  await user.type(input, '5万');
  expect(held.days).toBe('5万');
  await user.type(input, '{Backspace}0');
  expect(held.days).toBe(50);
  await user.type(input, '。5');
  expect(held.days).toBe(50.5);
  await user.tab();
  expect(await screen.findByText(RULE)).toBeInTheDocument();
  await user.clear(input);
  await user.paste('1,5');
  expect(held.days).toBe('1,5');
  await user.clear(input);
  expect(held.days).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(held.days).toBe(1);
});
