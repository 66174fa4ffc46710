import { eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { Share, ShareSignUp, shareQuery, shareSignUpQuery } from '../../../contract/share';
import { suspectBy } from '../../../contract/share/enums';
import type { Db } from '../../db/database';
import { findAmongLatest, findByKeyword, unlessMany } from '../../lib/keyword';
import { counting, found, orderBy, readPageById } from '../../lib/paging';
import { personColumns } from '../../lib/personColumns';
import { room } from '../room/table';
import { user } from '../user/table';
import { wish } from '../wish/table';
import { NO_SHARES, shareSumColumns, summedShareColumns } from './columns';
import { hasSuspect, matchingShares, matchingSignUps, shareMatchesBy, signUpMatchesBy } from './filters';
import { share, shareSignUp } from './table';

const { id, channel, of, sharedAt, clicks, signUps } = share;

const shares = (db: Db, which: SQL) =>
  db
    .select({
      ...{ id, channel, of, sharedAt, clicks, signUps },
      user: personColumns,
      suspect: hasSuspect,
      targetId: share.targetId,
      room: { kind: room.kind, title: room.title },
      wish: { text: wish.text },
    })
    .from(share)
    .innerJoin(user, eq(user.id, share.userId))
    .leftJoin(room, eq(room.id, share.targetId))
    .leftJoin(wish, eq(wish.id, share.targetId))
    .where(which);

export async function listShares(db: Db, query: z.output<typeof shareQuery>) {
  const named = await findAmongLatest(db, { table: share, by: sharedAt, id }, query.keyword, shareMatchesBy);
  const where = matchingShares(query, named?.page);
  const all = matchingShares(query, named?.all);
  const sorted = orderBy(query, { sharedAt, clicks, signUps }, { sort: 'sharedAt', order: 'descend' }, id);
  const ids = db.select({ id, cursor: sorted.cursor }).from(share).$dynamic();
  const { list, ...page } = await readPageById(query, ids, {
    ...{ id, where, sorted },
    rows: (which, order) => shares(db, which).orderBy(...order),
    count: unlessMany(
      named?.many,
      query,
      counting(db, share, all, (limit) => sumShares(db, all, limit)),
    ),
  });
  return { ...page, list: list.map(toShare) };
}

async function sumShares(db: Db, where: SQL | undefined, limit: number | undefined) {
  const [totals = NO_SHARES] = await db
    .select(shareSumColumns)
    .from(found(db, share, where, limit, summedShareColumns));
  return { total: totals.shares, totals };
}

interface Targets {
  targetId: string | null;
  room: { kind: 'activity' | 'people'; title: string } | null;
  wish: { text: string } | null;
}

function toShare<Row extends Targets>({
  targetId,
  room,
  wish,
  ...row
}: Row): Omit<Row, keyof Targets> & Pick<Share, 'target'> {
  const about = room
    ? { type: room.kind === 'people' ? ('people' as const) : ('room' as const), name: room.title }
    : wish && { type: 'wish' as const, name: wish.text };
  return { ...row, target: targetId && about ? { id: targetId, ...about } : null };
}

const sharer = alias(user, 'sharer');

const signedUp = (db: Db, which: SQL) =>
  db
    .select({
      ...{ id: shareSignUp.id, shareId: share.id, channel },
      ...{ device: shareSignUp.device, ip: shareSignUp.ip, at: shareSignUp.at },
      user: personColumns,
      sharer: { id: sharer.id, number: sharer.number, nickname: sharer.nickname, avatar: sharer.avatar },
      ...{ byDevice: shareSignUp.byDevice, byIp: shareSignUp.byIp },
    })
    .from(shareSignUp)
    .innerJoin(share, eq(share.id, shareSignUp.shareId))
    .innerJoin(user, eq(user.id, shareSignUp.userId))
    .innerJoin(sharer, eq(sharer.id, share.userId))
    .where(which);

export async function listSignUps(db: Db, query: z.output<typeof shareSignUpQuery>) {
  const named = await findByKeyword(db, shareSignUp.id, query.keyword, signUpMatchesBy);
  const where = matchingSignUps(query, named?.page);
  const sorted = orderBy(query, { at: shareSignUp.at }, { sort: 'at', order: 'descend' }, shareSignUp.id);
  const ids = db.select({ id: shareSignUp.id, cursor: sorted.cursor }).from(shareSignUp).$dynamic();
  const { list, ...page } = await readPageById(query, ids, {
    ...{ id: shareSignUp.id, where, sorted },
    rows: (which, order) => signedUp(db, which).orderBy(...order),
    count: unlessMany(named?.many, query, counting(db, shareSignUp, matchingSignUps(query, named?.all))),
  });
  return {
    ...page,
    list: list.map(
      ({ byDevice, byIp, ...row }): ShareSignUp => ({
        ...row,
        suspectBy: valuesOf(suspectBy).filter((by) => ({ device: byDevice, ip: byIp })[by]),
      }),
    ),
  };
}
