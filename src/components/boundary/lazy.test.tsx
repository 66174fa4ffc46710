import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { lazyDialog, lazyPart } from '.';
import { onFirstUse } from './onFirstUse';
import { createPluginManager } from '@@/core/plugin';

jest.mock('./onFirstUse', () => ({ onFirstUse: jest.fn() }));

beforeAll(() => createPluginManager());

const waiting = jest.mocked(onFirstUse).mock;
const use = () =>
  act(async () => {
    for (const [work] of waiting.calls) work().catch(() => undefined);
  });
beforeEach(() => {
  waiting.calls = [];
});

const Words = ({ text, open = true }: { text: string; open?: boolean }) => (open ? <p>{text}</p> : null);

test('it is loaded when somebody uses the page, and drawn at once then', async () => {
  const load = jest.fn(async () => Words);
  const Dialog = lazyDialog(load);
  expect(load).not.toHaveBeenCalled();
  await use();
  expect(load).toHaveBeenCalledTimes(1);
  render(<Dialog text="Ban" />);
  expect(screen.getByText('Ban')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('drawn before that, it loads itself, with something in its place', async () => {
  const Story = lazyPart(async () => Words, <p>Loading</p>);
  const { rerender } = render(<Story text="Points" />);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Points')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).toBeNull();
  rerender(<Story text="Stones" />);
  expect(screen.getByText('Stones')).toBeInTheDocument();
});

test('a dialog that is drawn closed is loaded when it opens', async () => {
  const load = jest.fn(async () => Words);
  const Dialog = lazyDialog(load);
  const { rerender } = render(<Dialog text="Save" open={false} />);
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  rerender(<Dialog text="Save" open />);
  expect(await screen.findByText('Save')).toBeInTheDocument();
});

test('what fails is told where it opens, and tried again', async () => {
  const load = jest.fn(async () => Words);
  load.mockRejectedValueOnce(new Error('no way')).mockRejectedValueOnce(new Error('no way'));
  const Dialog = lazyDialog(load);
  // Nobody waits for it yet.
  await use();
  expectConsole(/no way/);
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <Dialog text="Ban" />
    </RawIntlProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ban')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});
