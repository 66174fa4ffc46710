import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { tipForm } from '../../../contract/tip';
import { tipPlace, tipStatus } from '../../../contract/tip/enums';
import { wishState } from '../../../contract/wish/enums';
import { gift } from '../../areas/shelf/table';
import { tip } from '../../areas/tip/table';
import { ledger, user } from '../../areas/user/table';
import { wish } from '../../areas/wish/table';
import { DAY_MS, HOUR_MS, shift } from '../../lib/time';
import { openEmpty } from '../../testDatabase';
import type { Database } from '../database';
import { rowsOf } from '../rows';
import { seedDemo } from '.';

const now = new Date('2026-03-10T10:20:30.456Z');

describe.each([
  ['small', 30],
  ['larger', 600],
])('a %s demo', (_, users) => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmpty();
    await database.prepare((db) => seedDemo(db, { users, admins: 30, now, password: 'fishadmin' }));
  });
  afterAll(() => database.close());

  const wrongOnes = (condition: ReturnType<typeof sql>) =>
    database.db.select({ number: wish.number }).from(wish).where(condition);

  test('has wishes in every state, removed both ways, and of every month', async () => {
    const { db } = database;
    const states = await db.selectDistinct({ state: wish.state }).from(wish);
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(valuesOf(wishState)));
    for (const kept of [true, false]) {
      const refund = kept ? sql`${wish.refunded} = 0` : sql`${wish.refunded} = ${wish.stones}`;
      expect(await db.$count(wish, and(eq(wish.state, 'removed'), refund))).not.toBe(0);
    }
    for (const days of [0, 30, 60]) {
      const since = shift(now.toISOString(), -(days + 30) * DAY_MS);
      const until = shift(now.toISOString(), -days * DAY_MS);
      expect(await db.$count(wish, sql`${wish.madeAt} between ${since} and ${until}`)).not.toBe(0);
    }
  });

  test('what a wish moved is in the ledger, and nothing else is', async () => {
    const { db } = database;
    const moved = (kind: string) => sql`(select coalesce(sum(delta), 0) from user_ledger
      where wish_id = ${wish}.id and kind = ${kind} and user_id = ${wish}.user_id and currency = 'stones')`;
    expect(await wrongOnes(sql`${moved('wish')} <> -${wish.stones} or ${moved('refund')} <> ${wish.refunded}`)).toEqual(
      [],
    );
    const stonesOfWishes = and(eq(ledger.kind, 'wish'), eq(ledger.currency, 'stones'));
    expect(await db.$count(ledger, and(stonesOfWishes, isNull(ledger.wishId)))).toBe(0);
    expect(
      await db.$count(ledger, sql`${ledger.wishId} is not null and ${ledger.kind} not in ('wish', 'refund')`),
    ).toBe(0);
  });

  test('every entry says the balance after it, and none is below zero', async () => {
    const rows = await rowsOf(
      database.db,
      sql`
      select id from (
        select id, balance, sum(delta) over (partition by user_id, currency order by at, id) as sum from user_ledger
      ) as entries where balance <> sum or sum < 0`,
    );
    expect(rows).toEqual([]);
    const last = sql`(select coalesce(sum(delta), 0) from user_ledger
      where user_id = ${user}.id and currency = 'stones')`;
    expect(await database.db.$count(user, sql`${user.stones} <> ${last}`)).toBe(0);
  });

  test('a wish has what its state says, in the order of time, and the clock has nothing to do', async () => {
    const { madeAt, fulfilledAt, endedAt, expiresAt, state, refunded, stones } = wish;
    expect(
      await wrongOnes(sql`
        (${state} = 'fulfilled') <> (${fulfilledAt} is not null and ${wish.giftId} is not null and ${wish.giftStones} > 0)
        or (${state} in ('expired', 'removed')) <> (${endedAt} is not null)
        or (${state} = 'removed') <> (${wish.removedReason} is not null)
        or (${state} = 'expired' and (${refunded} <> ${stones} or ${endedAt} <> ${expiresAt}))
        or (${state} in ('open', 'fulfilled') and ${refunded} <> 0)
        or ${expiresAt} <> ${madeAt} + interval '720 hours'
        or greatest(${fulfilledAt}, ${endedAt}) not between ${madeAt} and least(${expiresAt}, ${now.toISOString()})`),
    ).toEqual([]);
    const given = sql`select id from ${gift} where kind <> 'shipped' and price_stones is not null`;
    expect(await wrongOnes(sql`${wish.giftId} not in (${given})`)).toEqual([]);
    expect(await wrongOnes(sql`${madeAt} < (select registered_at from app_user where id = ${wish}.user_id)`)).toEqual(
      [],
    );
    const anHourOn = shift(now.toISOString(), HOUR_MS);
    expect(await database.db.$count(wish, and(eq(wish.state, 'open'), lte(wish.expiresAt, anHourOn)))).toBe(0);
  });

  test('what operators did to a wish is in the log', async () => {
    const logged = (action: string) => sql`(select count(*) from operation
      where target_type = 'wish' and target_id = ${wish}.id and action = ${action})`;
    expect(
      await wrongOnes(sql`${logged('fulfil')} <> (${wish.state} = 'fulfilled')::int
        or ${logged('remove')} + ${logged('reject')} <> (${wish.state} = 'removed')::int`),
    ).toEqual([]);
  });

  test('tips are of every place, status and time, keep the contract’s rules, and some overlap', async () => {
    const { db } = database;
    const tips = await db.select().from(tip);
    const at = now.toISOString();
    const times = (row: (typeof tips)[number]) => (row.to <= at ? 'over' : 'now');
    const found = new Set(tips.map((row) => `${row.status} ${row.from > at ? 'ahead' : times(row)}`));
    const all = valuesOf(tipStatus).flatMap((status) => ['ahead', 'now', 'over'].map((time) => `${status} ${time}`));
    expect(found).toEqual(new Set(all));
    expect(new Set(tips.map(({ place }) => place))).toEqual(new Set(valuesOf(tipPlace)));
    expect(tips.filter((row) => !tipForm.safeParse(row).success)).toEqual([]);
    expect(tips.filter(({ createdAt, updatedAt }) => createdAt > updatedAt || updatedAt > at)).toEqual([]);
    const online = tips.filter(({ status, from, to }) => status === 'online' && from <= at && to > at);
    const inPlace = (place: string) => online.filter((row) => row.place === place).length;
    expect(valuesOf(tipPlace).map(inPlace).sort()).toEqual([0, 1, 2, 2, 3]);
  });
});
