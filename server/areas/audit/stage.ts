import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import { paths } from '../../../contract/paths';
import { auditItem, room, sceneTemplate, user, wish } from '../../db/tables';
import { HOUR_MS, shift } from '../../lib/time';
import type { TestApp } from '../../testing';

type RoomRow = typeof room.$inferInsert;

/** What tests of the audit queue start from: records of their own, and nothing waiting. */
export function createStage(server: () => TestApp) {
  let numbers = 910_000;
  const now = () => server().now.toISOString();
  const inHours = (hours: number) => shift(now(), hours * HOUR_MS);
  const one = <T>(rows: T[]): T => {
    const [row] = rows;
    if (!row) throw new Error('There is no such row');
    return row;
  };

  async function makeUser(row: Partial<typeof user.$inferInsert> = {}) {
    numbers += 1;
    const like = { gender: 'unknown', level: 3, channel: 'qq', status: 'normal' } as const;
    const made = { ...like, number: numbers, nickname: `User ${numbers}`, registeredAt: inHours(-1000), ...row };
    return one(await server().db.insert(user).values(made).returning());
  }

  async function makeRoom(row: Partial<RoomRow> = {}) {
    numbers += 1;
    const [scene] = await server().db.select({ id: sceneTemplate.id }).from(sceneTemplate).limit(1);
    const made: RoomRow = {
      number: numbers,
      title: `Room ${numbers}`,
      kind: 'people',
      cover: '/fish/demo/cover-lake-1.svg',
      category: 'talk',
      sceneTemplateId: scene?.id ?? '',
      hostId: row.hostId ?? (await makeUser()).id,
      capacity: 20,
      status: 'draft',
      startsAt: inHours(24),
      endsAt: inHours(26),
      auditState: 'pending',
      createdAt: now(),
      updatedAt: now(),
      ...row,
    };
    return one(await server().db.insert(room).values(made).returning());
  }

  async function makeWish(row: Partial<typeof wish.$inferInsert> = {}) {
    numbers += 1;
    const made = {
      number: numbers,
      text: 'A quiet spring',
      stones: 20,
      state: 'open',
      madeAt: now(),
      expiresAt: inHours(240),
    } as const;
    const userId = row.userId ?? (await makeUser()).id;
    return one(
      await server()
        .db.insert(wish)
        .values({ ...made, userId, ...row })
        .returning(),
    );
  }

  return {
    makeUser,
    makeRoom,
    makeWish,
    inHours,
    /** The queue without what the demo data put into it. */
    clear: () => server().db.delete(auditItem),
    roomNow: async (id: string) => one(await server().db.select().from(room).where(eq(room.id, id))),
    userNow: async (id: string) => one(await server().db.select().from(user).where(eq(user.id, id))),
    wishNow: async (id: string) => one(await server().db.select().from(wish).where(eq(wish.id, id))),
    itemNow: (id: string) => server().ask(paths.audit.detail, { id }),
    submit: (kind: AuditItem['kind'], targetId: string, content?: Input<typeof paths.audit.submit>['content']) =>
      server().ask(paths.audit.submit, { kind, targetId, content }),
    approve: (item: AuditItem) =>
      server().ask(paths.audit.review, { id: item.id, version: item.version, decision: 'approved' }),
    reject: (
      item: AuditItem,
      why: Pick<Input<typeof paths.audit.review>, 'reasonCode' | 'reason'> = { reasonCode: 'spam' },
    ) => server().ask(paths.audit.review, { id: item.id, version: item.version, decision: 'rejected', ...why }),
    /** Turns the decision round. */
    correct: ({ id, version, state }: AuditItem) =>
      server().ask(paths.audit.correct, {
        ...{ id, version, why: 'A mistake' },
        ...(state === 'approved' ? { decision: 'rejected', reasonCode: 'insult' } : { decision: 'approved' }),
      }),
    logOf: async (targetId: string) => (await server().ask(paths.operation.pageList, { targetId })).list,
  };
}
