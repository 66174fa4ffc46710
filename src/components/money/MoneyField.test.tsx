import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { Form } from 'antd';
import type { MoneyCurrency } from '@contract/money.enums';
import { MoneyField } from './MoneyField';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

function show(price?: number, { currency = 'CNY' as MoneyCurrency, locale = 'en-US' } = {}) {
  const held: { price?: unknown } = { price };
  render(
    <RawIntlProvider value={getIntl(locale)}>
      <Form initialValues={{ price }} onValuesChange={(_, all) => Object.assign(held, all)}>
        <MoneyField name="price" label="Price" currency={currency} min={1} />
      </Form>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), held, input: screen.getByLabelText('Price') };
}

test.each<[typed: string, currency: MoneyCurrency, minor: number, shown: string]>([
  ['12.5', 'CNY', 1250, '12.50'],
  ['１２．５０', 'CNY', 1250, '12.50'],
  ['１２。50', 'CNY', 1250, '12.50'],
  ['12。5', 'USD', 1250, '12.50'],
  ['1,234.5', 'CNY', 123450, '1234.50'],
  ['1，234', 'JPY', 1234, '1234'],
])('%s in %s is %d', async (typed, currency, minor, shown) => {
  const { user, held, input } = show(undefined, { currency });
  await user.type(input, typed);
  expect(input).toHaveValue(typed);
  expect(held.price).toBe(minor);
  await user.tab();
  expect(input).toHaveValue(shown);
  expect(screen.queryByText(/^Enter an amount/)).toBeNull();
});

test.each(['12,50', '12，50', '5万', '1e3', '6.005', '12 元'])('%s is refused, and stays as typed', async (typed) => {
  const { user, held, input } = show(600);
  await user.clear(input);
  await user.type(input, typed);
  await user.tab();
  expect(await screen.findByText(/^Enter an amount from CN¥0\.01 to CN¥99,999,999\.99/)).toBeInTheDocument();
  expect(input).toHaveValue(typed);
  expect(held.price).toBe(typed);
});

test('what is wrong is said in Chinese', async () => {
  const { user, input } = show(600, { locale: 'zh-CN' });
  await user.type(input, '，5');
  expect(await screen.findByText(/请输入.*¥0\.01.*¥99,999,999\.99/)).toBeInTheDocument();
});

test('arrows step by whole units, with Shift by ten', async () => {
  const { user, held, input } = show(650);
  await user.click(input);
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveValue('7.50');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(input).toHaveValue('5.50');
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(held.price).toBe(1550);
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveAttribute('aria-valuenow', '15.5');
});

test('an arrow leaves what is typed and no amount', async () => {
  const { user, held, input } = show(650);
  await user.clear(input);
  await user.type(input, '12,50');
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveValue('12,50');
  expect(held.price).toBe('12,50');
});

test('an emptied field holds nothing, and says so', async () => {
  const { user, held, input } = show(650);
  await user.clear(input);
  expect(held.price).toBeNull();
  expect(await screen.findByText(/^Enter an amount/)).toBeInTheDocument();
});

test('Enter writes the amount in full', async () => {
  const { input } = show();
  fireEvent.change(input, { target: { value: '7' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(input).toHaveValue('7.00'));
});
