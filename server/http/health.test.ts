import { deliveryJob } from '../delivery/table';
import { Running } from '../telemetry/running';
import { onDatabase, START } from '../testing';

const running = new Running();

onDatabase({ running }, (server) => {
  const get = async (path: string, token = '') => {
    const answer = await server().app.inject({ url: `/fish/health${path}`, headers: { atoken: token } });
    return [answer.statusCode, answer.json()];
  };

  test('an admin is told how much there is to do, and nobody else', async () => {
    const job = { kind: 'push', targetId: '1', state: 'running', dueAt: START.toISOString() } as const;
    const [, before] = await get('', await server().signIn());
    await server()
      .db.insert(deliveryJob)
      .values({ ...job, recipients: 10, sent: 3, failed: 2, skipped: 1 });
    const known = { status: 'ok', version: expect.any(String), database: 'embedded' };
    expect(await get('')).toEqual([200, known]);
    expect(await get('', 'no-token')).toEqual([200, known]);
    const details = {
      uptimeSeconds: expect.any(Number),
      deliveriesWaiting: before.details.deliveriesWaiting + 4,
      clockLagSeconds: 0,
    };
    expect(await get('', await server().signIn())).toEqual([200, { ...known, details }]);
  });

  test('a clock that is late is told', async () => {
    running.ticked('room', -90_000);
    const [, { details }] = await get('', await server().signIn());
    running.ticked('room', 2000);
    expect(details.clockLagSeconds).toBeGreaterThanOrEqual(90);
  });

  test('a process that is told to stop is alive, and not ready', async () => {
    expect(await get('/ready')).toEqual([200, { status: 'ready' }]);
    running.stopping = true;
    expect(await get('/ready')).toEqual([503, { status: 'stopping' }]);
    expect(await get('/live')).toEqual([200, { status: 'alive' }]);
    expect(await get('')).toMatchObject([200, { status: 'ok' }]);
    running.stopping = false;
  });
});
