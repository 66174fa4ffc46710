import { WISH_DAYS } from '../../../contract/wish.enums';
import type { user, wish } from '../tables';
import { badTexts, wishTexts } from './submissions';
import type { World } from './world';

export type WishRow = typeof wish.$inferInsert & { id: string };
type UserRow = typeof user.$inferInsert & { id: string };

const FIRST_NUMBER = 600_001;
const WISHES = 140;
/** Those that were made last, within hours, and wait for their audit. */
export const FRESH_WISHES = 12;

/** Wishes of users, oldest first; of few users few. `offenders` make those that must not stay. */
export function makeWishes(world: World, users: UserRow[], offenders: Set<string>): WishRow[] {
  const { random } = world;
  const settled = Math.min(WISHES, users.length * 3);
  const old = Array.from({ length: settled }, () => 0.3 + random.next() ** 2 * 80);
  const recent = Array.from({ length: FRESH_WISHES }, () => 0.003 + random.next() * 0.2);
  return [...old, ...recent]
    .sort((a, b) => b - a)
    .map((age, index): WishRow => {
      const madeAt = world.daysAgo(age);
      const earlier = users.filter(({ registeredAt }) => registeredAt < madeAt);
      const bad = random.chance(0.18);
      const makers = earlier.length > 0 ? earlier : users;
      const known = makers.filter(({ id }) => offenders.has(id));
      return {
        id: world.nextId(),
        number: FIRST_NUMBER + index,
        userId: random.pick(bad && known.length > 0 ? known : makers).id,
        text: bad ? random.pick(badTexts)[0] : random.pick(wishTexts),
        stones: random.pick([10, 20, 20, 50, 100, 520]),
        state: age > 30 ? random.pick(['fulfilled', 'expired'] as const) : stateOf(random.next(), index >= settled),
        removedReason: null,
        madeAt,
        expiresAt: world.daysAgo(age - WISH_DAYS),
        version: 1,
      };
    });
}

const stateOf = (chance: number, fresh: boolean) => (fresh || chance < 0.6 ? 'open' : 'fulfilled');
