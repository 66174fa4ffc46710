import type { AuditItem } from '../../../../contract/audit';
import { rejectReason } from '../../../../contract/audit/enums';
import { valuesOf } from '../../../../contract/enum';
import { sceneTheme } from '../../../../contract/sceneTemplate/enums';
import { avatarOf, coverOf } from '../../../db/demo/picture';
import { badTexts, isFresh } from '../../../db/demo/submissions';
import { handles } from '../../../db/demo/words';
import type { Row, World } from '../../../db/demo/world';
import type { room, roomReport } from '../../room/table';
import type { user } from '../../user/table';
import type { wish } from '../../wish/table';
import type { auditItem } from '../table';
import { badNames, pictureReasons } from './texts';

type RoomRow = Row<typeof room>;
type UserRow = Row<typeof user>;
type WishRow = Row<typeof wish>;
type Report = Pick<typeof roomReport.$inferInsert, 'roomId' | 'at'>;

const themes = valuesOf(sceneTheme);
const reasons = valuesOf(rejectReason);
const REJECTED = 0.2;
/** How many users changed their avatar, and how many changed their nickname. */
const CHANGED = 200;
/** How many rooms wait again because of reports. */
const AGAIN = 3;

type Content = Pick<typeof auditItem.$inferSelect, 'title' | 'text' | 'image' | 'previous'>;
type Fields = Record<string, unknown>;

export interface Submitted extends Partial<Content> {
  kind: AuditItem['kind'];
  target: AuditItem['target'];
  userId: string;
  submittedAt: string;
  reported?: boolean;
  outcome: 'pending' | 'approved' | NonNullable<AuditItem['reasonCode']>;
  /** Applies the decision to the record and returns the change for the record's log. */
  effect?(words: string, at: string): { before: Fields; after: Fields };
}

interface Made {
  rooms: readonly RoomRow[];
  reports: readonly Report[];
  users: readonly UserRow[];
  wishes: readonly WishRow[];
}

/** Everything that users submitted in 90 days. Also updates rooms and wishes according to the decisions. */
export function makeSubmitted(world: World, { rooms, reports, users, wishes }: Made): Submitted[] {
  const own = rooms.filter(({ kind }) => kind === 'people');
  const withAvatar = users.filter(({ avatar }) => avatar);
  return [
    ...own.map((one, index) => submittedRoom(world, one, index, reports)),
    ...reportedMost(own, reports).map((one) => lookedAtAgain(world, one)),
    ...own.flatMap((one) => submittedCovers(world, one, reports)),
    ...some(world, withAvatar).flatMap((one, index) => submittedAvatar(world, one, index)),
    ...some(world, users).flatMap((one, index) => submittedNickname(world, one, index)),
    ...wishes.map((one) => submittedWish(one, isFresh(world, one.madeAt))),
  ];
}

/** An instant between minutes and some hours ago. */
const lately = ({ random, daysAgo }: World) => daysAgo(0.003 + random.next() ** 2 * 0.2);

/** An instant between the given one and yesterday; undefined if the given one is newer. */
function between({ random, daysAgo }: World, from: string): string | undefined {
  const [start, end] = [Date.parse(from), Date.parse(daysAgo(0.25))];
  return start < end
    ? new Date(start + Math.floor((random.next() * (end - start)) / 1000) * 1000).toISOString()
    : undefined;
}

/** Some of the users, each at most once. */
const some = ({ random }: World, users: readonly UserRow[]) =>
  users.length <= CHANGED ? users : [...new Set(Array.from({ length: CHANGED }, () => random.pick(users)))];

function submittedRoom(world: World, one: RoomRow, index: number, reports: readonly Report[]): Submitted {
  const { random } = world;
  const waits = one.auditState === 'pending';
  if (waits && one.status === 'draft') {
    one.createdAt = lately(world);
    one.updatedAt = one.createdAt;
    if (index % 4 === 0) {
      one.description = random.pick(badTexts)[0];
    }
  }
  const { id, auditState, createdAt } = one;
  return {
    ...contentOf(one),
    submittedAt: createdAt,
    reported: reports.some(({ roomId, at }) => roomId === id && at < createdAt),
    outcome: auditState === 'rejected' ? random.pick(reasons) : (auditState ?? 'approved'),
    effect: (words) => roomEffect(one, words),
  };
}

const contentOf = ({ id, title, description, cover, hostId }: RoomRow) =>
  ({
    kind: 'room',
    target: { type: 'people', id, name: title },
    ...{ userId: hostId, title, text: description || null, image: cover },
  }) as const;

function reportedMost(own: RoomRow[], reports: readonly Report[]): RoomRow[] {
  const countOf = ({ id }: RoomRow) => reports.filter(({ roomId }) => roomId === id).length;
  return own
    .filter((one) => one.status === 'live' && one.auditState === 'approved' && countOf(one) > 0)
    .toSorted((a, b) => countOf(b) - countOf(a))
    .slice(0, AGAIN);
}

function lookedAtAgain({ random, daysAgo }: World, one: RoomRow): Submitted {
  one.auditState = 'pending';
  return { ...contentOf(one), submittedAt: daysAgo(0.002 + random.next() * 0.02), reported: true, outcome: 'pending' };
}

function roomEffect(one: RoomRow, words: string) {
  const before = { status: 'draft', auditState: 'pending' };
  if (one.auditState !== 'rejected') {
    return { before, after: { status: 'scheduled', auditState: 'approved' } };
  }
  one.closedReason = words;
  return { before, after: { status: one.status, auditState: 'rejected', closedReason: words } };
}

/** A new cover from time to time. The room does not show a rejected one. */
function submittedCovers(world: World, one: RoomRow, reports: readonly Report[]): Submitted[] {
  const { random } = world;
  const submittedAt = between(world, one.createdAt);
  if (one.auditState !== 'approved' || !one.cover || !submittedAt || !random.chance(0.5)) {
    return [];
  }
  const other = coverOf(random.pick(themes), random.integer(1, 999));
  const fresh = (one.status === 'live' || one.status === 'scheduled') && random.chance(0.4);
  const about = { kind: 'cover', target: { type: 'people', id: one.id, name: one.title }, userId: one.hostId } as const;
  if (fresh) {
    const reported = reports.some(({ roomId }) => roomId === one.id);
    return [{ ...about, image: one.cover, previous: other, submittedAt: lately(world), reported, outcome: 'pending' }];
  }
  return random.chance(REJECTED)
    ? [{ ...about, ...rejectedPicture(world, 'cover', other, one.cover), submittedAt }]
    : [{ ...about, image: one.cover, previous: other, submittedAt, outcome: 'approved' }];
}

const rejectedPicture = ({ random }: World, field: 'cover' | 'avatar', image: string, shown: string | null) => ({
  image,
  previous: shown,
  outcome: random.pick(pictureReasons),
  effect: () => ({ before: { [field]: image }, after: { [field]: shown } }),
});

function submittedAvatar(world: World, one: UserRow, index: number): Submitted[] {
  const { random } = world;
  const submittedAt = between(world, one.registeredAt);
  const about = { kind: 'avatar', target: { type: 'user', id: one.id, name: one.nickname }, userId: one.id } as const;
  const other = avatarOf(random.integer(1, 9999));
  if (!one.avatar || !submittedAt) {
    return [];
  }
  if (index % 16 === 0) {
    const previous = random.chance(0.5) ? other : null;
    return [{ ...about, image: one.avatar, previous, submittedAt: lately(world), outcome: 'pending' }];
  }
  return random.chance(REJECTED)
    ? [{ ...about, ...rejectedPicture(world, 'avatar', other, one.avatar), submittedAt }]
    : [{ ...about, image: one.avatar, previous: null, submittedAt, outcome: 'approved' }];
}

function submittedNickname(world: World, one: UserRow, index: number): Submitted[] {
  const { random } = world;
  const submittedAt = between(world, one.registeredAt);
  const about = { kind: 'nickname', target: { type: 'user', id: one.id, name: one.nickname }, userId: one.id } as const;
  if (!submittedAt) {
    return [];
  }
  const changed = { ...about, title: one.nickname, previous: random.pick(handles), submittedAt };
  if (index % 25 === 0) {
    return [{ ...changed, submittedAt: lately(world), outcome: 'pending' }];
  }
  if (!random.chance(REJECTED)) {
    return [{ ...changed, outcome: 'approved' }];
  }
  const [title, outcome] = random.pick(badNames);
  const effect = () => ({ before: { nickname: title }, after: { nickname: one.nickname } });
  return [{ ...changed, title, previous: one.nickname, outcome, effect }];
}

function submittedWish(one: WishRow, waits: boolean): Submitted {
  const about = {
    kind: 'wish',
    target: { type: 'wish', id: one.id, name: String(one.number) },
    userId: one.userId,
    text: one.text,
    submittedAt: one.madeAt,
  } as const;
  const bad = badTexts.find(([text]) => text === one.text);
  if (waits || !bad) {
    return { ...about, outcome: waits ? 'pending' : 'approved' };
  }
  const effect = (words: string, at: string) => {
    Object.assign(one, { state: 'removed', removedReason: words, endedAt: at, version: 2 });
    return { before: { state: 'open' }, after: { state: one.state, removedReason: words } };
  };
  return { ...about, outcome: bad[1], effect };
}
