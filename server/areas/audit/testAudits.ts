import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import { auditCalls } from '../../../contract/audit/calls';
import { operationCalls } from '../../../contract/operation.calls';
import { HOUR_MS, shift } from '../../lib/time';
import type { TestApp } from '../../testing';
import { room } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';
import { wish } from '../wish/table';
import { auditItem } from './table';

type RoomRow = typeof room.$inferInsert;

export function testAudits(server: () => TestApp) {
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
    clear: () => server().db.delete(auditItem),
    roomNow: async (id: string) => one(await server().db.select().from(room).where(eq(room.id, id))),
    userNow: async (id: string) => one(await server().db.select().from(user).where(eq(user.id, id))),
    wishNow: async (id: string) => one(await server().db.select().from(wish).where(eq(wish.id, id))),
    itemNow: (id: string) => server().ask(auditCalls.detail, { id }),
    submit: (kind: AuditItem['kind'], targetId: string, content?: Input<typeof auditCalls.submit>['content']) =>
      server().ask(auditCalls.submit, { kind, targetId, content }),
    approve: (item: AuditItem) =>
      server().ask(auditCalls.review, { id: item.id, version: item.version, decision: 'approved' }),
    reject: (
      item: AuditItem,
      why: Pick<Input<typeof auditCalls.review>, 'reasonCode' | 'reason'> = { reasonCode: 'spam' },
    ) => server().ask(auditCalls.review, { id: item.id, version: item.version, decision: 'rejected', ...why }),
    correct: ({ id, version, state }: AuditItem) =>
      server().ask(auditCalls.correct, {
        ...{ id, version, why: 'A mistake' },
        ...(state === 'approved' ? { decision: 'rejected', reasonCode: 'insult' } : { decision: 'approved' }),
      }),
    logOf: async (targetId: string) => (await server().ask(operationCalls.pageList, { targetId })).list,
  };
}
