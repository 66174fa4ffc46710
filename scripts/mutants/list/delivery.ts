import type { Part } from '../mutant';

const DELIVERY = ['server/delivery/delivery.test.ts'];

export const delivery: Part = {
  name: 'delivery',
  mutants: [
    {
      guards: 'what another worker has in hand is not taken',
      file: 'server/delivery/take.ts',
      find: '        or(isNull(leaseUntil), lte(leaseUntil, now)),\n',
      replace: '',
      tests: ['server/delivery/sideBySide.test.ts', ...DELIVERY],
    },
    {
      guards: 'the late answer of a take that ran out counts nowhere',
      file: 'server/delivery/settle.ts',
      find: 'and(eq(delivery.id, sql`row.id`), eq(delivery.leaseBy, by))',
      replace: 'eq(delivery.id, sql`row.id`)',
      tests: DELIVERY,
    },
    {
      guards: 'a copy that never gets through has failed at last',
      file: 'server/delivery/settle.ts',
      find: 'return attempts < ATTEMPTS_MAX\n',
      replace: 'return attempts < ATTEMPTS_MAX * 10\n',
      tests: DELIVERY,
    },
    {
      guards: 'a gateway that is down is not asked by all at once',
      file: 'server/delivery/settle.ts',
      find: '    await pause(tx, jobId, now);\n',
      replace: '',
      tests: DELIVERY,
    },
    {
      guards: 'a sending that was cancelled waits for no gateway',
      file: 'server/delivery/settle.ts',
      find: "and(eq(deliveryJob.id, jobId), eq(deliveryJob.state, 'running'))",
      replace: 'eq(deliveryJob.id, jobId)',
      tests: DELIVERY,
    },
    {
      guards: 'each wait for a gateway is longer',
      file: 'server/delivery/backoff.ts',
      find: 'FACTOR ** (attempts - 1)',
      replace: 'FACTOR',
      tests: ['server/delivery/backoff.test.ts'],
    },
    {
      guards: 'a gateway that throws has delivered nothing for certain',
      file: 'server/delivery/handOver.ts',
      find: "storable({ state: 'again', error: String(error) })",
      replace: "({ state: 'sent' })",
      tests: DELIVERY,
    },
    {
      guards: 'what was in hand when a server ended has failed, not been skipped',
      file: 'server/delivery/leaveOut.ts',
      find: "when ${interrupted} then 'failed' else 'skipped' end",
      replace: "when ${interrupted} then 'skipped' else 'skipped' end",
      tests: DELIVERY,
    },
    {
      guards: 'who is taken for a sending is taken while it runs',
      file: 'server/delivery/take.ts',
      find: '        exists(running),\n',
      replace: '',
      tests: ['server/delivery/sideBySide.test.ts'],
    },
    {
      guards: 'an error that a gateway tells can be stored',
      file: 'server/delivery/handOver.ts',
      find: '(await gateway.deliver(parcels, db, now)).map(storable)',
      replace: 'await gateway.deliver(parcels, db, now)',
      tests: ['server/delivery/handOver.test.ts'],
    },
    {
      guards: 'an opening counts once',
      file: 'server/delivery/opened.ts',
      find: '  if (copy?.openedAt) return false;\n',
      replace: '',
      tests: ['server/delivery/recipients.test.ts'],
    },
    {
      guards: 'what was opened before its gateway answered was sent',
      file: 'server/delivery/settle.ts',
      find: "case when ${isOpened} then 'sent' else row.state end",
      replace: 'row.state',
      tests: ['server/delivery/opened.test.ts'],
    },
    {
      guards: 'a push to a gateway is signed',
      file: 'server/delivery/webhookGateway.ts',
      find: '.update(`${timestamp}.${body}`)',
      replace: '.update(body)',
      tests: ['server/delivery/webhookGateway.test.ts'],
    },
    {
      guards: 'a gateway that refuses for good is not asked again',
      file: 'server/delivery/webhookGateway.ts',
      find: 'status >= 400 && status < 500 && !LATER.includes(status)',
      replace: 'status < 400',
      tests: ['server/delivery/webhookGateway.test.ts'],
    },
  ],
};
