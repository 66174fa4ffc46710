import { type SQL, sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { type SuspectBy, suspectBy } from '../../../contract/share/enums';
import type { Db } from '../../db/database';
import { crowded } from '../../lib/bursts';
import { compareTexts, type Kept } from '../../lib/kept';
import { markAnew } from '../../lib/marks';
import { user } from '../user/table';
import { crowding, marks } from './suspects';
import { share, shareSignUp } from './table';

const text = (...values: unknown[]) =>
  sql`concat_ws(', ', ${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
const copied = text(shareSignUp.channel, shareSignUp.sharedAt, shareSignUp.nickname, shareSignUp.number);
const original = text(share.channel, share.sharedAt, user.nickname, user.number);

/** Has the trigger copy where the copy is another one. */
const copyAnew = (db: Db) =>
  db.execute(sql`
    update ${shareSignUp} set share_id = ${shareSignUp.shareId} from ${share}, ${user}
    where ${share.id} = ${shareSignUp.shareId} and ${user.id} = ${shareSignUp.userId} and ${copied} <> ${original}`);

const inWords = (copy: SQL, { device, ip }: Record<SuspectBy, unknown>) =>
  text(
    copy,
    sql`case when ${device} then 'suspicious by device' end`,
    sql`case when ${ip} then 'suspicious by address' end`,
  );

const judged = (by: SuspectBy) => crowded(sql`select id, ${sql.identifier(by)}, at from ${shareSignUp}`, crowding(by));

/** Which sign-ups are suspicious, and what is copied to them. */
export const signUpsKept: Kept = {
  name: 'Suspicious sign-ups, and what is copied to sign-ups',
  async count(db) {
    await copyAnew(db);
    for (const by of valuesOf(suspectBy)) {
      const { atLeast, minutes } = crowding(by);
      await markAnew(db, shareSignUp, shareSignUp[by], (tx, keys, times) =>
        tx.execute(sql`select mark_crowded('share_sign_up', 'true', ${by}, ${`by_${by}`}, ${atLeast}::int,
          make_interval(mins => ${minutes}::int), ${keys}, ${times})`),
      );
    }
  },
  compare: (db, shown) =>
    compareTexts(
      db,
      'sign-up',
      sql`
        select ${shareSignUp.id}, ${inWords(copied, marks)} as kept,
          ${inWords(original, { device: sql`device.crowded`, ip: sql`ip.crowded` })} as counted
        from ${shareSignUp}
        join ${share} on ${share.id} = ${shareSignUp.shareId} join ${user} on ${user.id} = ${shareSignUp.userId}
        join ${judged('device')} device on device.id = ${shareSignUp.id}
        join ${judged('ip')} ip on ip.id = ${shareSignUp.id}`,
      shown,
    ),
};
