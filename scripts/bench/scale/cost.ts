import Fastify from 'fastify';
import { Pool } from 'pg';
import type { Path } from '../../../contract';
import { auditCalls } from '../../../contract/audit/calls';
import { orderCalls } from '../../../contract/order/calls';
import { peopleCalls } from '../../../contract/people/calls';
import { rechargeCalls } from '../../../contract/recharge/calls';
import { roomCalls } from '../../../contract/room/calls';
import { shareCalls } from '../../../contract/share/calls';
import { userCalls } from '../../../contract/user/calls';
import { wishCalls } from '../../../contract/wish/calls';
import type { Ask } from '../stage';

/** So many calls are on their way at a time, for so long. */
const AT_ONCE = 8;
const MS = 4_000;

/** A call, and what a service that does nothing else asks of the database for the same rows. */
interface Compared {
  path: Path;
  /** A first page without filters, or the record that it begins with. */
  of?: Path;
  bare: string;
}

const latest = (table: string, at: string, where = 'true') =>
  `select * from ${table} where ${where} order by ${at} desc, id desc limit 20`;

/** The calls that operators make all day. */
const CALLS: readonly Compared[] = [
  { path: userCalls.pageList, bare: latest('app_user', 'registered_at') },
  { path: userCalls.detail, of: userCalls.pageList, bare: 'select * from app_user where id = $1' },
  { path: orderCalls.pageList, bare: latest('mall_order', 'ordered_at') },
  { path: orderCalls.detail, of: orderCalls.pageList, bare: 'select * from mall_order where id = $1' },
  { path: rechargeCalls.pageList, bare: latest('mall_order_item', 'at', "type = 'stone'") },
  { path: auditCalls.pageList, bare: 'select * from audit_item order by submitted_at, id limit 20' },
  { path: roomCalls.pageList, bare: latest('room', 'starts_at', "kind = 'activity'") },
  { path: peopleCalls.pageList, bare: latest('room', 'starts_at', "kind = 'people'") },
  { path: wishCalls.pageList, bare: latest('wish', 'made_at') },
  { path: shareCalls.pageList, bare: latest('share', 'shared_at') },
];

export interface CostTaken {
  call: string;
  /** Calls in a second. */
  ours: number;
  bare: number;
  /** How many times as many the bare one answers. */
  times: number;
}

/**
 * How many calls are answered in a second, beside a bare Fastify that answers the rows of one statement: it signs nobody
 * in, checks and counts nothing, and joins nothing. Both without a network, one after the other, call by call.
 */
export async function measureCost(ask: Ask, url: string): Promise<CostTaken[]> {
  const pool = new Pool({ connectionString: url, max: AT_ONCE });
  const bare = Fastify();
  CALLS.forEach((call, at) => {
    bare.get<{ Querystring: { id?: string } }>(`/${at}`, async ({ query: { id } }) => {
      const { rows } = await pool.query(call.bare, id ? [id] : []);
      return { code: 200, message: '', data: rows };
    });
  });
  const taken: CostTaken[] = [];
  for (const [at, { path, of }] of CALLS.entries()) {
    const id = of && ((await ask(of, {})) as { list: { id: string }[] }).list[0]?.id;
    const query: Record<string, string> = id ? { id } : {};
    const ours = await perSecond(() => ask(path, query));
    const theirs = await perSecond(async () => (await bare.inject({ url: `/${at}`, query })).json());
    const call = path.replace(/^\w+ \/fish\/admin\//, '');
    taken.push({ call, ours: Math.round(ours), bare: Math.round(theirs), times: Number((theirs / ours).toFixed(1)) });
  }
  await bare.close();
  await pool.end();
  return taken;
}

async function perSecond(one: () => Promise<unknown>): Promise<number> {
  await loop(one, MS / 4);
  const begun = performance.now();
  const done = await loop(one, MS);
  return (done * 1000) / (performance.now() - begun);
}

async function loop(one: () => Promise<unknown>, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) {
      await one();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  return done;
}
