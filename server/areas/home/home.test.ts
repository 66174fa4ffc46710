import { codes } from '../../../contract/codes';
import { paths } from '../../../contract/paths';
import { lastDays } from '../../lib/days';
import { onEveryDatabase } from '../../testing';

describe('days', () => {
  test.each([
    ['Asia/Shanghai', '2026-03-09T16:00:00.000Z'],
    ['UTC', '2026-03-10T00:00:00.000Z'],
    ['America/New_York', '2026-03-10T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-09T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-10T10:00:00.000Z'],
  ])('today begins in %s at %s', (zone, start) => {
    expect(lastDays('2026-03-10T10:20:30.456Z', zone, 1)).toMatchObject([{ start }]);
  });

  test('a day with 23 hours is one day', () => {
    expect(lastDays('2026-03-09T12:00:00.000Z', 'America/New_York', 3)).toEqual([
      { day: '2026-03-07', start: '2026-03-07T05:00:00.000Z' },
      { day: '2026-03-08', start: '2026-03-08T05:00:00.000Z' },
      { day: '2026-03-09', start: '2026-03-09T04:00:00.000Z' },
    ]);
  });

  test('a day without midnight begins at 01:00', () => {
    const [day] = lastDays('2026-09-06T12:00:00.000Z', 'America/Santiago', 1);
    expect(day).toEqual({ day: '2026-09-06', start: '2026-09-06T04:00:00.000Z' });
  });
});

onEveryDatabase({ users: 400 }, (server) => {
  const zone = 'Asia/Shanghai';
  beforeEach(() => server().signIn());

  test('every number is the total of the list it opens', async () => {
    const summary = await server().ask(paths.home.summary, { zone });
    const total = async (query: object) => (await server().ask(paths.user.pageList, query)).total;
    expect(summary.newUsers.today).toBe(await total({ registeredFrom: summary.dayStart }));
    expect(summary.activeUsers.today).toBe(await total({ lastActiveFrom: summary.dayStart }));
    expect(summary.muted).toBe(await total({ status: 'muted' }));
    expect(summary.banned).toBe(await total({ status: 'banned' }));
    expect(summary.totalUsers).toBe(await total({}));
    expect(summary.activeUsers.today).toBeGreaterThan(0);
  });

  test('the trend has 30 days, today last, and counts what the numbers count', async () => {
    const { trend, newUsers, activeUsers } = await server().ask(paths.home.summary, { zone });
    expect(trend).toHaveLength(30);
    expect(trend.at(-1)).toEqual({ day: '2026-03-10', newUsers: newUsers.today, activeUsers: activeUsers.today });
  });

  test('yesterday is counted up to the same time of day', async () => {
    const { trend, newUsers, activeUsers } = await server().ask(paths.home.summary, { zone });
    expect(newUsers.yesterday).toBeLessThanOrEqual(trend.at(-2)?.newUsers ?? 0);
    expect(activeUsers.yesterday).toBeLessThanOrEqual(trend.at(-2)?.activeUsers ?? 0);
  });

  test('an unknown zone is refused', async () => {
    const answer = await server().call(paths.home.summary, { zone: 'Mars/Olympus' });
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'zone' }] } });
  });
});
