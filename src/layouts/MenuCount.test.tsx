import { act, render, screen, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider, setLocale } from '@umijs/max';
import { auditCalls } from '@contract/audit/calls';
import { setWaitingAuditCount } from '@/areas/audit/useWaitingAuditCount';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { ok } from '../../tests/jest/answers';
import { openBackEnd } from '../../tests/jest/backEnd';
import { expectConsole } from '../../tests/jest/consoleGuard';
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

function Entry({ at }: { at: string }) {
  useWaitingAudits(at);
  return (
    <RawIntlProvider value={getIntl()}>
      <MenuCount />
    </RawIntlProvider>
  );
}

test('the audit’s entry counts what waits, and follows what its screen tells', async () => {
  const { waiting } = await call(auditCalls.summary, { since: new Date().toISOString() });
  expect(waiting).toBeGreaterThan(0);
  render(<Entry at="/user/sysUser" />);
  expect(await screen.findByText(String(waiting))).toBeInTheDocument();
  act(() => setWaitingAuditCount(waiting - 1));
  expect(screen.getByText(String(waiting - 1))).toBeInTheDocument();
  act(() => setWaitingAuditCount(0));
  expect(screen.queryByText('0')).toBeNull();
});

test('an answer without the number is no count', async () => {
  expectConsole(/audit\/summary/);
  act(() => setWaitingAuditCount(7));
  await backEnd.answerNext(auditCalls.summary, { body: ok({ decided: 1 }) });
  render(<Entry at="/user/sysUser" />);
  await waitFor(() => expect(screen.queryByText('7')).toBeNull());
  expect(screen.queryByText('NaN')).toBeNull();
});

test('an answer of nothing leaves the count', async () => {
  act(() => setWaitingAuditCount(7));
  await backEnd.answerNext(auditCalls.summary, { body: ok(null), held: true });
  render(<Entry at="/user/sysUser" />);
  await backEnd.release();
  // Answered after the other.
  await call(auditCalls.summary, { since: new Date().toISOString() });
  expect(screen.getByText('7')).toBeInTheDocument();
});
