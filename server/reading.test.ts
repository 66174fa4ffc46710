import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { contract, type Path } from '../contract';
import type { Endpoint } from '../contract/base';
import { codes } from '../contract/codes';
import { writes } from '../contract/writes';
import { embedded } from './db/embedded';
import { DatabaseFailure } from './db/failure';
import { openClient } from './testDatabase';
import { valid } from './testInput';
import { closeAll, openApp, type TestApp } from './testing';

/** The same requests in every run. */
const SEED = 20_260_310;
/** Requests of each call; some name what is not there, and are refused. */
const RUNS = 30;

/** What a selection is at its simplest. */
const ALL = { filter: {} };

const asked = (Object.keys(contract) as Path[]).filter((call) => call.startsWith('POST ') && !writes(call));

// Nothing can be written, as on a replica, and no transaction begins, as on a disk that is nearly full. So a POST that is
// taken for one that only reads is answered, unless it writes after all.
describe('on a database that only reads', () => {
  const closing: (() => Promise<void>)[] = [];
  let server: TestApp;

  beforeAll(async () => {
    let isFull = false;
    const database = embedded(await openClient('small'), async () => {
      if (isFull) throw new DatabaseFailure('full');
    });
    server = await openApp(async () => ({ database, drop: async () => {} }), {}, closing);
    await server.signIn();
    await server.db.execute(sql`set default_transaction_read_only = on`);
    isFull = true;
  });
  afterAll(() => closeAll(closing));

  test('there are such calls', () => expect(asked.length).toBeGreaterThan(15));

  test.each(asked)('%s is answered', async (call) => {
    const { body }: Endpoint = contract[call];
    const requests = body ? fc.sample(valid(body, {}), { seed: SEED, numRuns: RUNS }) : [];
    const found: number[] = [];
    for (const request of [ALL, ...requests]) found.push((await server.call(call, request as never)).code);
    expect(found).toContain(codes.success);
  });
});
