import { sql } from 'drizzle-orm';
import { crowded } from '../../lib/bursts';
import { compareTexts, type Kept } from '../../lib/kept';
import { markAnew } from '../../lib/marks';
import { loginLog } from '../sysUser/table';
import { crowding, failuresNear, isRefused } from './bursts';

const { atLeast, minutes } = crowding;
const numbers = sql`${atLeast}::int, make_interval(mins => ${minutes}::int)`;
const inWords = (isIn: unknown) => sql`case when ${isIn} then 'in a burst' else 'in no burst' end`;

/** Which sign-ins are in a burst. */
export const burstsKept: Kept = {
  name: 'Sign-ins in bursts',
  count: (db) =>
    markAnew(db, loginLog, loginLog.ip, async (tx, keys, times) => {
      await tx.execute(
        sql`select mark_crowded('login_log', 'outcome <> ''success''', 'ip', 'in_burst', ${numbers}, ${keys}, ${times})`,
      );
      await tx.execute(sql`select mark_after_bursts(${numbers}, ${keys}, ${times})`);
    }),
  compare(db, shown) {
    const refused = crowded(sql`select id, ip, at from ${loginLog} where ${isRefused}`, crowding);
    const isIn = sql`case when ${isRefused} then refused.crowded else ${failuresNear} >= ${atLeast} end`;
    return compareTexts(
      db,
      'sign-in',
      sql`select ${loginLog.id}, ${inWords(loginLog.inBurst)} as kept, ${inWords(isIn)} as counted
        from ${loginLog} left join ${refused} refused on refused.id = ${loginLog.id}`,
      shown,
    );
  },
};
