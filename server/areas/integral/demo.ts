import { valuesOf } from '../../../contract/enum';
import type { Integral } from '../../../contract/integral';
import { type IntegralEvent, integralEvent } from '../../../contract/integral/enums';
import { operatorIds } from '../../db/demo/operators';
import type { Demo, World } from '../../db/demo/world';
import { DAY_MS, shift } from '../../lib/time';
import { operation } from '../operation/table';
import { ledger, user } from '../user/table';
import { award } from './apply';
import { integral } from './table';

type IntegralRow = typeof integral.$inferSelect;
type Entry = typeof ledger.$inferInsert;
type OperationRow = typeof operation.$inferInsert;
type Numbers = [points: number, dailyCap: number | null];

interface Line {
  rule: [event: Integral['event'], fromLevel: number, ...Numbers];
  /** Days since it was created. */
  age: number;
  status: Integral['status'];
  /** Its earlier numbers, until how many days ago they applied, and why they were changed. */
  was?: [Numbers, daysAgo: number, reason: string];
  /** When and why it was switched off; a rule that is off without this was never on. */
  ended?: [daysAgo: number, reason: string];
}

const lines: readonly Line[] = [
  { rule: ['signIn', 1, 5, 5], age: 88, status: 'on' },
  { rule: ['signIn', 5, 10, 10], age: 88, status: 'on', was: [[8, 8], 33, '高等级用户签到率下降，提高奖励'] },
  { rule: ['signIn', 12, 20, 20], age: 61, status: 'on' },
  {
    rule: ['share', 1, 10, 30],
    age: 88,
    status: 'on',
    was: [[10, null], 47, 'A script shared the same room hundreds of times a day'],
  },
  { rule: ['share', 8, 15, 60], age: 40, status: 'off', ended: [12, '试行结束，分享带来的注册没有增加'] },
  { rule: ['order', 1, 50, null], age: 85, status: 'on' },
  {
    rule: ['order', 10, 100, null],
    age: 64,
    status: 'on',
    was: [[80, null], 20, 'Anniversary: more for loyal buyers'],
  },
  { rule: ['wish', 3, 5, 15], age: 30, status: 'on' },
  {
    rule: ['invite', 1, 100, 500],
    age: 79,
    status: 'on',
    was: [[200, null], 55, '刷邀请的小号过多，降低单次奖励并设每日上限'],
  },
  { rule: ['invite', 15, 150, 600], age: 6, status: 'off' },
  { rule: ['profile', 1, 30, null], age: 88, status: 'on' },
];

/** One user in this many has an entry by these rules. */
const EVERY = 16;
const FIRST = 7;

export const demo: Demo = {
  order: 12,
  make(world) {
    const adminIds = operatorIds(world);
    const made = lines.map((line, index) => ruleOf(world, line, adminIds[index % adminIds.length] ?? ''));
    const integrals = made.map(({ row }) => row);
    world.add(integral, integrals);
    world.add(ledger, makeEarnings(world, integrals));
    nameRules(world, integrals);
    world.add(
      operation,
      made.flatMap(({ operations }) => operations),
    );
  },
};

function ruleOf({ nextId, daysAgo }: World, { rule, age, status, was, ended }: Line, sysUserId: string) {
  const [event, fromLevel, points, dailyCap] = rule;
  const createdAt = daysAgo(age);
  const row: IntegralRow = {
    id: nextId(),
    ...{ event, points, dailyCap, fromLevel, status, sysUserId },
    ...{ createdAt, updatedAt: createdAt, version: 1 },
  };
  const operations: OperationRow[] = [];
  const log = (change: Pick<OperationRow, 'action' | 'before' | 'after'> & { reason?: string; at: string }) => {
    const about = {
      sysUserId,
      targetType: 'integral',
      targetId: row.id,
      targetName: event,
      ip: '203.0.113.7',
    } as const;
    operations.push({ id: nextId(), ...about, reason: null, ...change });
    Object.assign(row, { updatedAt: change.at, version: operations.length });
  };
  const [[oldPoints, oldCap], changedAgo, why] = was ?? [[points, dailyCap], 0, undefined];
  const first = { event, points: oldPoints, ...(oldCap && { dailyCap: oldCap }), fromLevel };
  log({ action: 'create', before: null, after: first, at: createdAt });
  if (status === 'on' || ended) {
    const reason = '按运营方案启用';
    const at = shift(createdAt, DAY_MS / 4);
    log({ action: 'enable', before: { status: 'off' }, after: { status: 'on' }, reason, at });
  }
  if (why) {
    const before = {
      ...(oldPoints !== points && { points: oldPoints }),
      ...(oldCap !== dailyCap && { dailyCap: oldCap }),
    };
    const after = { ...(oldPoints !== points && { points }), ...(oldCap !== dailyCap && { dailyCap }) };
    log({ action: 'update', before, after, reason: why, at: daysAgo(changedAgo) });
  }
  if (ended) {
    const [endedAgo, reason] = ended;
    log({ action: 'disable', before: { status: 'on' }, after: { status: 'off' }, reason, at: daysAgo(endedAgo) });
  }
  return { row, operations };
}

/** Adds an entry to one user in sixteen, each for the next event; the user's points grow by it. */
function makeEarnings(world: World, integrals: IntegralRow[]) {
  const rules = integrals.filter(({ status }) => status === 'on');
  const events = valuesOf(integralEvent);
  const inPoints = world.rows(ledger).filter(({ currency }) => currency === 'points');
  const lastOf = new Map(inPoints.map((entry) => [entry.userId, entry]));
  const entries: Entry[] = [];
  for (const [index, person] of world.rows(user).entries()) {
    const last = lastOf.get(person.id);
    const event = events[Math.floor(index / EVERY) % events.length];
    if (index % EVERY !== FIRST || !last || !event) {
      continue;
    }
    const { points } = award(rules, event, person.level ?? 1, { today: 0, before: false });
    if (points > 0) {
      person.points = last.balance + points;
      const given = { kind: event, delta: points, balance: person.points };
      entries.push({
        ...last,
        ...given,
        id: world.nextId(),
        reason: null,
        sysUserId: null,
        orderId: null,
        wishId: null,
      });
    }
  }
  return entries;
}

/** Says of each entry that is as a rule gives it since it last changed that this rule gave it. */
function nameRules(world: World, integrals: IntegralRow[]) {
  const rules = integrals.filter(({ status }) => status === 'on');
  const levels = new Map(world.rows(user).map(({ id, level }) => [id, level ?? 1]));
  for (const entry of world.rows(ledger)) {
    if (entry.currency !== 'points' || !isEvent(entry.kind)) continue;
    const { points, rule } = award(rules, entry.kind, levels.get(entry.userId) ?? 1, { today: 0, before: false });
    const given = rules.find(({ id }) => id === rule?.id);
    if (given && points === entry.delta && given.updatedAt <= entry.at) entry.integralId = given.id;
  }
}

const isEvent = (kind: Entry['kind']): kind is IntegralEvent => valuesOf(integralEvent).includes(kind as IntegralEvent);
