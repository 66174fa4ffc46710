import type { AuditItem } from '../../../contract/audit';
import { inWords } from '../../areas/audit/verdict';
import { firstWords } from '../../areas/word/firstWords';
import { createMatcher } from '../../areas/word/matcher';
import { elapsed, MINUTE_MS, shift } from '../../lib/time';
import type { auditItem, operation, sanction } from '../tables';
import { reasonTexts } from './submissions';
import type { World } from './world';

type ItemRow = typeof auditItem.$inferSelect;
type OperationRow = typeof operation.$inferInsert;
type Content = Pick<ItemRow, 'title' | 'text' | 'image' | 'previous'>;
type Fields = Record<string, unknown>;

/** Something that a user submitted, and what came of it. */
export interface Submitted extends Partial<Content> {
  kind: AuditItem['kind'];
  target: AuditItem['target'];
  userId: string;
  submittedAt: string;
  /** Users had reported the room by then. */
  reported?: boolean;
  outcome: 'pending' | 'approved' | NonNullable<AuditItem['reasonCode']>;
  /** Does to the record what the decision did at that time, and answers it for the record’s log. */
  effect?(words: string, at: string): { before: Fields; after: Fields };
}

interface Staff {
  adminIds: string[];
  sanctions: (typeof sanction.$inferInsert)[];
  /** Who is at work just now has claimed some. */
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

/** Items that wait and items that were decided, oldest first, and the operations that decided them. */
export function makeAudits(world: World, submitted: Submitted[], staff: Staff) {
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

/** The first two admins decide most, so that whoever signs in to the demo finds work of their own. */
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

/** The oldest but one and some behind it are before somebody else than those who sign in to the demo. */
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
