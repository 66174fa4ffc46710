import { operatorIds } from '../../../db/demo/operators';
import type { Demo, World } from '../../../db/demo/world';
import { elapsed, MINUTE_MS, shift } from '../../../lib/time';
import { operation } from '../../operation/table';
import { room, roomReport } from '../../room/table';
import { sanction, user } from '../../user/table';
import { wish } from '../../wish/table';
import { createMatcher, firstWords } from '../../word';
import { auditItem } from '../table';
import { inWords } from '../verdict';
import { makeSubmitted, type Submitted } from './submitted';
import { reasonTexts } from './texts';

type ItemRow = typeof auditItem.$inferSelect;
type OperationRow = typeof operation.$inferInsert;
type Content = Pick<ItemRow, 'title' | 'text' | 'image' | 'previous'>;

export const demo: Demo = {
  order: 7,
  make(world) {
    const { rows, now } = world;
    const made = { rooms: rows(room), reports: rows(roomReport), users: rows(user), wishes: rows(wish) };
    const staff = { adminIds: operatorIds(world), sanctions: rows(sanction), now };
    const { items, operations } = makeAudits(world, makeSubmitted(world, made), staff);
    world.add(auditItem, items);
    world.add(operation, operations);
  },
};

interface Staff {
  adminIds: string[];
  sanctions: readonly (typeof sanction.$inferInsert)[];
  /** For the claims that are valid at this time. */
  now: Date;
}

const { find } = createMatcher(firstWords);
const hitsOf = (content: Content) =>
  (['title', 'text'] as const).flatMap((field) =>
    find(content[field] ?? '').map(({ start, end, rule }) => ({ field, start, end, word: rule.word })),
  );

const undecided = {
  state: 'pending',
  ...{ claimedById: null, claimedUntil: null },
  ...{ reviewerId: null, decidedAt: null, reasonCode: null, reason: null },
  version: 1,
} as const;

function makeAudits(world: World, submitted: Submitted[], staff: Staff) {
  const violations = staff.sanctions
    .filter(({ status }) => status !== 'normal')
    .map(({ userId, from }) => ({ userId, at: from }));
  const items: ItemRow[] = [];
  const operations: OperationRow[] = [];
  for (const one of submitted.toSorted((a, b) => (a.submittedAt < b.submittedAt ? -1 : 1))) {
    const { kind, target, userId, title = null, text = null, image = null, previous = null, submittedAt } = one;
    const content = { title, text, image, previous };
    const hits = hitsOf(content);
    const suspect = violations.some((known) => known.userId === userId && known.at < submittedAt);
    const item: ItemRow = {
      id: world.nextId(),
      ...{ kind, targetId: target.id, userId, ...content, hits, submittedAt },
      priority: hits.length > 0 || one.reported || suspect ? 'high' : 'normal',
      ...undecided,
    };
    const decided = one.outcome === 'pending' ? undefined : decide(world, item, one, staff.adminIds);
    if (decided?.state === 'rejected') {
      violations.push({ userId, at: decided.decidedAt });
    }
    items.push({ ...item, ...decided });
    operations.push(...(decided ? operationsOf(world, { ...item, ...decided }, one) : []));
  }
  return { items: claimSome(items, staff), operations };
}

/** The first two admins decide most items, so that whoever signs in to the demo finds decisions of their own. */
function decide({ random, daysAgo }: World, { submittedAt }: ItemRow, { outcome }: Submitted, adminIds: string[]) {
  const later = shift(submittedAt, random.integer(2, 120) * MINUTE_MS);
  const decidedAt = elapsed(later, daysAgo(0)) > 0 ? later : daysAgo(0);
  const reviewerId = random.pick(random.chance(0.4) ? adminIds.slice(0, 2) : adminIds);
  const by = { reviewerId, decidedAt, version: 2 };
  if (outcome === 'approved' || outcome === 'pending') {
    return { ...by, state: 'approved' } as const;
  }
  const written = outcome === 'other' || random.chance(0.3) ? random.pick(reasonTexts) : null;
  return { ...by, state: 'rejected', reasonCode: outcome, reason: written } as const;
}

function operationsOf(world: World, item: ItemRow, { target, effect }: Submitted): OperationRow[] {
  const { id, state, reasonCode, reason, reviewerId, decidedAt } = item;
  const words = inWords(item, 'zh-CN');
  const made = {
    sysUserId: reviewerId ?? '',
    action: state === 'approved' ? 'approve' : 'reject',
    reason: words || null,
    ip: '203.0.113.7',
    at: decidedAt ?? '',
  } as const;
  const after = reasonCode ? { state, reasonCode, reason } : { state };
  const onItem = {
    targetType: 'audit',
    targetId: id,
    targetName: target.name,
    before: { state: 'pending' },
    after,
  } as const;
  const changed = effect?.(words, decidedAt ?? '');
  const onRecord = { targetType: target.type, targetId: target.id, targetName: target.name, ...changed } as const;
  return [onItem, ...(changed ? [onRecord] : [])].map((about) => ({ id: world.nextId(), ...made, ...about }));
}

const CLAIMED = 3;
const CLAIMED_MINUTES = 7;

/** Claims some of the oldest items, for admins other than those who sign in to the demo. */
function claimSome(items: ItemRow[], { adminIds, now }: Staff): ItemRow[] {
  const others = adminIds.slice(2, 4);
  const waiting = items.filter(({ state }) => state === 'pending').slice(1, 1 + CLAIMED);
  const claimedUntil = shift(now.toISOString(), CLAIMED_MINUTES * MINUTE_MS);
  const claims = new Map(others.length > 0 ? waiting.map(({ id }, index) => [id, others[index % others.length]]) : []);
  return items.map((item) => {
    const claimedById = claims.get(item.id);
    return claimedById ? { ...item, claimedById, claimedUntil } : item;
  });
}
