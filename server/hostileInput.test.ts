import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { contract, type Path } from '../contract';
import type { Endpoint } from '../contract/base';
import { codes } from '../contract/codes';
import { type Known, spoilt, valid } from './testInput';
import { onDatabase } from './testing';

/** The same requests in every run. */
const SEED = 20_260_310;
/** Requests of each call. */
const RUNS = 8;

const calls = Object.keys(contract) as Path[];
const areaOf = (call: string) => call.split('/')[3] ?? '';

/** As clients write it; a list as a repeated name. */
function queryOf(asked: unknown): string {
  const params = new URLSearchParams();
  const fields = typeof asked === 'object' && asked !== null ? asked : { asked };
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (one !== undefined) params.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return params.toString().slice(0, 8000);
}

onDatabase({}, (server) => {
  const records: Record<string, Known> = {};
  const answered = new Set<string>();

  const send = async (call: Path, asked: unknown) => {
    const [method, url = ''] = call.split(' ');
    const request: InjectOptions =
      method === 'GET'
        ? { method, url: `${url}?${queryOf(asked)}` }
        : { method: 'POST', url, payload: JSON.stringify(asked) };
    const headers = { 'content-type': 'application/json', atoken: await server().signIn() };
    const { statusCode, payload } = await server().app.inject({ ...request, headers });
    return { statusCode, ...(JSON.parse(payload) as object) };
  };

  beforeAll(async () => {
    for (const call of calls.filter((each) => each.startsWith('GET'))) {
      const { data } = (await send(call, {})) as { data?: { list?: Record<string, unknown>[]; next?: string } };
      const list = data?.list?.slice(0, 5) ?? [];
      const valuesOf = (name: string) => list.map((record) => record[name]).filter((value) => value !== undefined);
      const found = {
        id: valuesOf('id'),
        number: valuesOf('number'),
        version: valuesOf('version'),
        after: [data?.next || 'x'],
      };
      if (list.length) records[areaOf(call)] ??= found;
    }
  });

  test.each(calls)('%s is never at a loss', async (call) => {
    const { query, body }: Endpoint = contract[call];
    const schema = query ?? body;
    const known = { ...records.user, ...records[areaOf(call)] };
    const requests = schema ? valid(schema, known) : fc.constant({});
    const asked = fc.oneof({ arbitrary: requests, weight: 2 }, spoilt(requests), spoilt(spoilt(requests)));
    const property = fc.asyncProperty(asked, async (request) => {
      const answer = await send(call, request);
      if (answer.statusCode >= 500) throw new Error(`HTTP ${answer.statusCode} for ${JSON.stringify(request)}`);
      expect(answer).toEqual({ ...answer, code: expect.any(Number), message: expect.any(String) });
      expect(answer).toHaveProperty('data');
      if ('code' in answer && answer.code === codes.success) answered.add(call);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('the requests are not only refused', () => {
    expect(answered.size).toBeGreaterThan(calls.length / 3);
  });
});
