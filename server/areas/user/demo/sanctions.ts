import { restoreReasons, sanctionReasons } from '../../../db/demo/words';
import type { World } from '../../../db/demo/world';
import { changed } from '../../../lib/operationLog';
import type { operation } from '../../operation/table';
import type { sanction, user } from '../table';

const SANCTIONED = 0.06;
const TERMS = [1, 3, 7, 30, null] as const;

type Now = Pick<typeof user.$inferInsert, 'status' | 'statusUntil' | 'statusReason'>;
const untouched: Now = { status: 'normal', statusUntil: null, statusReason: null };

interface Person {
  id: string;
  nickname: string;
  age: number;
}

/** Mutes and bans of a user, some expired or lifted, and their operations. */
export function makeSanctions(world: World, { id, nickname, age }: Person, adminIds: string[]) {
  const { random } = world;
  const sanctions: (typeof sanction.$inferInsert)[] = [];
  const operations: (typeof operation.$inferInsert)[] = [];
  let now = untouched;
  if (!random.chance(SANCTIONED)) {
    return { sanctions, operations, now };
  }

  const apply = (day: number, next: Now, reason: string) => {
    const sysUserId = random.pick(adminIds);
    const at = world.daysAgo(day);
    const until = next.statusUntil ?? null;
    sanctions.push({ id: world.nextId(), userId: id, status: next.status, reason, from: at, until, sysUserId });
    operations.push({
      id: world.nextId(),
      sysUserId,
      action: ({ muted: 'mute', banned: 'ban', normal: 'restore' } as const)[next.status],
      targetType: 'user',
      targetId: id,
      targetName: nickname,
      ...changed({ status: now.status, statusUntil: now.statusUntil }, { status: next.status, statusUntil: until }),
      reason,
      ip: '203.0.113.7',
      at,
    });
    now = next;
  };

  const day = Math.min(age, random.next() * 40);
  const term = random.pick(TERMS);
  const reason = random.pick(sanctionReasons);
  apply(
    day,
    {
      status: random.pick(['muted', 'banned'] as const),
      statusUntil: term === null ? null : world.daysAgo(day - term),
      statusReason: reason,
    },
    reason,
  );
  if (random.chance(0.2)) {
    apply(day * random.next(), untouched, random.pick(restoreReasons));
  }
  return { sanctions, operations, now };
}
