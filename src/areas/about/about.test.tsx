import { render, screen } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { version } from '@config/version';
import type { HealthCheck } from '@/request/health';
import { BackEndFacts } from './BackEndFacts';
import { createPluginManager } from '@@/core/plugin';

const details = { uptimeSeconds: 3 * 3600, deliveriesWaiting: 1234, clockLagSeconds: 0 };
const healthy = { status: 'ok', version, database: 'postgresql' } as const;
const show = (says: HealthCheck['says']) =>
  render(
    <RawIntlProvider value={getIntl('en-US')}>
      <BackEndFacts pulse={{ state: 'ok', says, times: [4] }} />
    </RawIntlProvider>,
  );

beforeAll(() => createPluginManager());

test('what matters of a back end: its database, its uptime, what waits and whether it is on time', () => {
  show({ ...healthy, details });
  for (const fact of ['PostgreSQL', version, '3 hr', '1,234', 'On time']) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a clock that is late is warned of', () => {
  show({ ...healthy, details: { ...details, clockLagSeconds: 300 } });
  expect(screen.getByText('5 min late')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('What happens by the clock is 5 min late');
});

test.each([
  [{ used: true, lagSeconds: 0 }, 'Read from, up to date'],
  [{ used: true, lagSeconds: 3.2 }, 'Read from, 3 sec behind'],
  [{ used: false, leftOut: 'behind', lagSeconds: 40 }, 'Left out: 40 sec behind'],
  [{ used: false, leftOut: 'away', lagSeconds: null }, 'Left out: it does not answer'],
  [{ used: false, leftOut: 'noReplica', lagSeconds: null }, 'Left out: it is no replica'],
  [{ used: false, lagSeconds: null }, 'Not asked yet'],
] as const)('a replica that is %j is told, and warned of if it is left out', (replica, told) => {
  show({ ...healthy, details: { ...details, replica } });
  expect(screen.getByText(told)).toBeVisible();
  const warnings = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(warnings).toEqual('leftOut' in replica ? [expect.stringContaining('The replica is left out')] : []);
});

test('another version of this back end is warned of', () => {
  show({ ...healthy, version: '0.0.1', details });
  expect(screen.getByRole('alert')).toHaveTextContent('0.0.1');
});

test.each([{ version: '3.4.1' }, { version: undefined as never }])('a service of one’s own may say %j', (own) => {
  show({ ...healthy, ...own });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a service that tells no more has no empty lines', () => {
  show(healthy);
  expect(screen.getByText('PostgreSQL')).toBeVisible();
  expect(screen.queryByText('Running for')).toBeNull();
  expect(screen.queryByText('Clock')).toBeNull();
  expect(screen.queryByText('Replica')).toBeNull();
});
