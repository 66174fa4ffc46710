import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import type { ReactNode } from 'react';
import { mayBeAskedAgain } from '@/request/askAgain';
import { expectConsole, hasPrinted } from '../../../tests/jest/consoleGuard';
import {
  Card,
  Drawer,
  Modal,
  PartBoundary,
  Popover,
  Tabs,
  withBoundary,
  withDialogBoundary,
  withDrawerBoundary,
  withInlineBoundary,
} from '.';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());
beforeEach(() => setLocale('en-US', false));

const FAILED = 'This part could not be shown.';
let bad = true;
beforeEach(() => {
  bad = true;
});

function Sums() {
  if (bad) throw new Error('no sums');
  return <p>Sums</p>;
}

/** The only thing printed is what React says of the error. */
const expectError = () => expectConsole(/no sums/);

const page = (content: ReactNode, locale = 'en-US') => (
  <RawIntlProvider value={getIntl(locale)}>
    <h1>Page</h1>
    {content}
  </RawIntlProvider>
);
const show = (content: ReactNode, locale?: string) => render(page(content, locale));

async function retry(): Promise<void> {
  bad = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
}

describe('a part fails alone, says so in its place, and can be tried again', () => {
  test.each<[what: string, content: ReactNode]>([
    [
      'a part',
      <PartBoundary key="it">
        <Sums />
      </PartBoundary>,
    ],
    [
      'what stands in a card',
      <Card key="it" title="Facts">
        <Sums />
      </Card>,
    ],
    [
      'what stands in a drawer',
      <Drawer key="it" open title="Facts">
        <Sums />
      </Drawer>,
    ],
    [
      'what stands in a dialog',
      <Modal key="it" open title="Facts">
        <Sums />
      </Modal>,
    ],
    ['a tab', <Tabs key="it" items={[{ key: 'facts', label: 'Facts', children: <Sums /> }]} />],
    [
      'what stands in a popover',
      <Popover key="it" open content={<Sums />}>
        <span>Facts</span>
      </Popover>,
    ],
  ])('%s', async (_, content) => {
    expectError();
    show(content);
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByText('Page')).toBeInTheDocument();
    if (_ !== 'a part') expect(screen.getByText('Facts')).toBeInTheDocument();
    if (_ === 'what stands in a card')
      expect(screen.getByRole('heading', { level: 2, name: 'Facts' })).toBeInTheDocument();
    await retry();
    expect(screen.getByText('Sums')).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('a component that fails before it draws its card, drawer or dialog', () => {
  const Failing = () => {
    if (bad) throw new Error('no sums');
    return <Card title="Facts">Sums</Card>;
  };

  test('fails alone as a card', async () => {
    const Facts = withBoundary(Failing);
    expectError();
    show(<Facts />);
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    await retry();
    expect(screen.getByText('Facts')).toBeInTheDocument();
  });

  test('in a line, as a mark', async () => {
    const Facts = withInlineBoundary(Failing);
    expectError();
    show(<Facts />);
    bad = false;
    await userEvent.click(screen.getByRole('button', { name: `${FAILED} Retry` }));
    expect(screen.getByText('Facts')).toBeInTheDocument();
  });

  test.each([
    ['a dialog', withDialogBoundary],
    ['a drawer', withDrawerBoundary],
  ])('as %s, which can be closed', async (_, made) => {
    const onClose = jest.fn();
    const Facts = made(({ onClose: _close }: { onClose: () => void }) => <Failing />);
    expectError();
    show(<Facts onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: 'Something went wrong here' });
    expect(within(dialog).getByText(FAILED)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText(FAILED)).not.toBeVisible());
  });

  test('is drawn again with other data, but not because of other functions', () => {
    const Facts = withBoundary(({ of, list: _ }: { of: string; list: { open: () => void } }) => {
      if (of === 'bad') throw new Error('no sums');
      return <p>{of}</p>;
    });
    expectError();
    const { rerender } = show(<Facts of="bad" list={{ open: () => undefined }} />);
    const failed = screen.getByRole('alert');
    rerender(page(<Facts of="bad" list={{ open: () => undefined }} />));
    expect(screen.getByRole('alert')).toBe(failed);
    rerender(page(<Facts of="good" list={{ open: () => undefined }} />));
    expect(screen.getByText('good')).toBeInTheDocument();
  });
});

test('one tab fails, the others stay', async () => {
  expectError();
  const items = [
    { key: 'sums', label: 'Sums tab', children: <Sums /> },
    { key: 'notes', label: 'Notes tab', children: 'All notes' },
  ];
  show(<Tabs items={items} />);
  expect(screen.getByRole('tabpanel', { name: 'Sums tab' })).toHaveTextContent(FAILED);
  await userEvent.click(screen.getByRole('tab', { name: 'Notes tab' }));
  expect(screen.getByText('All notes')).toBeVisible();
});

test('a title that fails leaves its card', () => {
  expectError();
  show(
    <Card title={<Sums />} extra={<Sums />}>
      All facts
    </Card>,
  );
  expect(screen.getByText('All facts')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: `${FAILED} Retry` })).toHaveLength(2);
});

test('a drawer that failed is drawn again when it is opened again', async () => {
  expectError();
  const drawer = (open: boolean) =>
    page(
      <Drawer open={open} title="Facts">
        <Sums />
      </Drawer>,
    );
  const { rerender } = render(drawer(true));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  rerender(drawer(false));
  bad = false;
  rerender(drawer(true));
  expect(screen.getByText('Sums')).toBeInTheDocument();
});

test('Retry asks what the page shows again, and draws the part with the answer', async () => {
  expectError();
  const stop = mayBeAskedAgain(async () => {
    bad = false;
  });
  show(
    <PartBoundary>
      <Sums />
    </PartBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  stop();
  expect(await screen.findByText('Sums')).toBeInTheDocument();
});

test('what can’t be asked again does not stop that', async () => {
  expectError();
  const stops = [
    mayBeAskedAgain(() => Promise.reject(new Error('no answer'))),
    mayBeAskedAgain(async () => {
      bad = false;
    }),
  ];
  show(
    <PartBoundary>
      <Sums />
    </PartBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sums')).toBeInTheDocument();
  for (const stop of stops) stop();
});

test('a chunk that is missing offers to load the page again, since a retry finds the same failure', async () => {
  expectConsole(/ChunkLoadError/);
  const Missing = () => {
    throw Object.assign(new Error('chunk 7 failed'), { name: 'ChunkLoadError' });
  };
  show(
    <PartBoundary>
      <Missing />
    </PartBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Loading failed. Part of the console could not be loaded.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expectConsole(/navigation/);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(hasPrinted(/navigation/)).toBe(true));
});

test('also in Chinese', async () => {
  setLocale('zh-CN', false);
  expectError();
  show(
    <PartBoundary>
      <Sums />
    </PartBoundary>,
    'zh-CN',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('此部分无法显示。');
  expect(screen.getByRole('button', { name: /^重 ?试$/ })).toBeEnabled();
});

test('an extra that fails is not there', () => {
  expectError();
  show(
    <PartBoundary look="nothing">
      <Sums />
    </PartBoundary>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Page')).toBeInTheDocument();
});
