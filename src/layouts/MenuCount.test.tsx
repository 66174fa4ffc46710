import { act, render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { paths } from '@contract/paths';
import { setWaitingCount } from '@/areas/audit/useWaitingCount';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { MenuCount, useWaitingAudits } from './MenuCount';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

function Entry({ at, path }: { at: string; path: string }) {
  useWaitingAudits(at);
  return (
    <RawIntlProvider value={getIntl()}>
      <MenuCount path={path} />
    </RawIntlProvider>
  );
}

test('the audit’s entry counts what waits, and follows what its screen tells', async () => {
  const { waiting } = await call(paths.audit.summary, { since: new Date().toISOString() });
  expect(waiting).toBeGreaterThan(0);
  render(<Entry at="/user/sysUser" path="/activity/audit" />);
  expect(await screen.findByText(String(waiting))).toBeInTheDocument();
  act(() => setWaitingCount(waiting - 1));
  expect(screen.getByText(String(waiting - 1))).toBeInTheDocument();
  act(() => setWaitingCount(0));
  expect(screen.queryByText('0')).toBeNull();
});

test('no other entry has a count', () => {
  act(() => setWaitingCount(7));
  render(<Entry at="/activity/audit" path="/activity/room" />);
  expect(screen.queryByText('7')).toBeNull();
});
