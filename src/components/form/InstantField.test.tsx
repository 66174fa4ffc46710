import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { Button, Form } from 'antd';
import dayjs from 'dayjs';
import { INSTANT_FORMAT, InstantField } from './InstantField';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

const START = '2026-10-01T18:30:00.000Z';

interface Shown {
  disabled?: boolean;
  required?: string;
}

function show(initial: string | undefined, { disabled, ...rest }: Shown = {}) {
  const { required } = { required: 'Choose when it starts.', ...rest };
  const sent = jest.fn();
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Form initialValues={{ startsAt: initial }} onFinish={sent}>
        <InstantField name="startsAt" label="Starts" required={required} disabled={disabled} />
        <Button htmlType="submit">Save</Button>
      </Form>
    </RawIntlProvider>,
  );
  return { user: userEvent.setup(), sent, input: screen.getByLabelText('Starts') };
}

const local = (instant: string) => dayjs(instant).format(INSTANT_FORMAT);

test('shows an instant in the operator’s time and hands it back as it was', async () => {
  const { user, sent, input } = show(START);
  expect(input).toHaveValue(local(START));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: START }));
});

test('what is typed becomes the contract’s text, without pressing OK', async () => {
  const { user, sent, input } = show(undefined);
  await user.click(input);
  await user.type(input, '2026-11-24 20:05');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const expected = new Date('2026-11-24T20:05:00').toISOString();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: expected }));
});

test('Enter takes what is typed, and does not send the form', async () => {
  const { user, sent, input } = show(undefined);
  await user.click(input);
  await user.type(input, '2026-11-24 20:05{Enter}');
  expect(input).toHaveValue('2026-11-24 20:05');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const expected = new Date('2026-11-24T20:05:00').toISOString();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: expected }));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('one that is emptied by the keyboard stays empty', async () => {
  const { user, sent, input } = show(START, { required: undefined });
  await user.click(input);
  await user.clear(input);
  await user.tab();
  expect(input).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: undefined }));
});

test('says beside the field that nothing is chosen', async () => {
  const { user, sent } = show(undefined);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose when it starts.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('one that is kept can’t be changed, and is sent all the same', async () => {
  const { user, sent, input } = show(START, { disabled: true });
  expect(input).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: START }));
});

test('Escape closes an open calendar only, then reaches what the field stands in', async () => {
  const heard = jest.fn(({ key }: KeyboardEvent) => key === 'Escape');
  document.addEventListener('keydown', heard);
  try {
    const { user, input } = show(undefined);
    await user.click(input);
    expect(screen.getByRole('table')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(heard).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledTimes(1);
  } finally {
    document.removeEventListener('keydown', heard);
  }
});
