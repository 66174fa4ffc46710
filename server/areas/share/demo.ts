import type { ShareChannel } from '../../../contract/share/enums';
import type { Demo, Row, World } from '../../db/demo/world';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/time';
import { room } from '../room/table';
import { device, user, userLogin } from '../user/table';
import { wish } from '../wish/table';
import { share, shareClick, shareSignUp } from './table';

type UserRow = Row<typeof user>;
type ShareRow = Row<typeof share>;
type DeviceRow = typeof device.$inferInsert;

interface Past {
  users: readonly UserRow[];
  devices: readonly DeviceRow[];
  logins: readonly (typeof userLogin.$inferInsert)[];
  rooms: readonly Pick<Row<typeof room>, 'id' | 'createdAt'>[];
  wishes: readonly Pick<Row<typeof wish>, 'id' | 'madeAt'>[];
}

interface Rows {
  shares: ShareRow[];
  clicks: Row<typeof shareClick>[];
  signUps: Row<typeof shareSignUp>[];
  /** The device rows of new users whose device others have, too. */
  devices: DeviceRow[];
}

const SHARES_PER_USER = 1.2;
/** The share of users who signed up through a share. */
const INVITED = 0.12;
const CLICKS_MAX = 9;
const HISTORY_DAYS = 90;

const channels: readonly ShareChannel[] = [
  ...(['wechat', 'wechat', 'wechat', 'wechat', 'moments', 'moments', 'moments'] as const),
  ...(['qq', 'weibo', 'link', 'link', 'poster'] as const),
];

/** Many sign-ups within a day through one user's shares, with one device or from one address. */
const farms = [
  { daysAgo: 1, size: 9, device: 'device-emulator-4f1c' },
  { daysAgo: 6, size: 12, ip: '198.51.100.23' },
  { daysAgo: 19, size: 6, device: 'device-emulator-a07e' },
  { daysAgo: 44, size: 15, device: 'device-emulator-91bd', ip: '198.51.100.140' },
] as const;

const iso = (ms: number) => new Date(ms).toISOString();
const ms = (instant: string) => Date.parse(instant);

export const demo: Demo = {
  order: 14,
  make(world) {
    const { rows } = world;
    const past = { users: rows(user), devices: rows(device), logins: rows(userLogin) };
    const made = makeShares(world, { ...past, rooms: rows(room), wishes: rows(wish) });
    world.add(share, made.shares);
    world.add(shareClick, made.clicks);
    world.add(shareSignUp, made.signUps);
    world.add(device, made.devices);
  },
};

function makeShares(world: World, past: Past): Rows {
  const rows: Rows = { shares: [], clicks: [], signUps: [], devices: [] };
  const sources = sourcesOf(past);
  const farmed = new Set(farms.flatMap((farm) => addFarm(world, rows, { ...past, sources }, farm).map(({ id }) => id)));
  addShares(world, rows, past);
  rows.shares.sort((a, b) => (a.sharedAt < b.sharedAt ? -1 : 1));
  const invited = past.users.filter(({ id }) => !farmed.has(id) && world.random.chance(INVITED));
  for (const newcomer of invited) {
    addSignUp(world, rows, { newcomer, share: shareBefore(world, rows.shares, newcomer), ...sources(newcomer.id) });
  }
  addClicks(world, rows);
  return rows;
}

type Sources = ReturnType<typeof sourcesOf>;

function sourcesOf({ devices, logins }: Past) {
  const deviceOf = new Map(devices.map(({ userId, fingerprint }) => [userId, fingerprint]));
  const ipOf = new Map(logins.map(({ userId, ip }) => [userId, ip]));
  return (userId: string) => ({
    device: deviceOf.get(userId) ?? `device-${userId}`,
    ip: ipOf.get(userId) ?? '192.0.2.1',
  });
}

function addShares(world: World, rows: Rows, past: Past): void {
  const { random } = world;
  const { users } = past;
  const now = ms(world.daysAgo(0));
  for (let made = Math.round(users.length * SHARES_PER_USER); made > 0; made -= 1) {
    // A few users share very often.
    const sharer = users[Math.floor(random.next() ** 2 * users.length)] as UserRow;
    const begun = ms(sharer.registeredAt);
    const sharedAt = iso(begun + Math.floor(random.next() * (now - begun)));
    const target = targetAt(world, sharedAt, past);
    rows.shares.push({ id: world.nextId(), userId: sharer.id, channel: random.pick(channels), ...target, sharedAt });
  }
}

/** Mostly the app, else a room or a wish that existed at that time. */
function targetAt({ random }: World, at: string, { rooms, wishes }: Past): Pick<ShareRow, 'of' | 'targetId'> {
  const kind = random.next();
  const room = rooms[random.integer(0, rooms.length - 1)];
  const wish = wishes[random.integer(0, wishes.length - 1)];
  if (kind < 0.3 && room && room.createdAt < at) {
    return { of: 'room', targetId: room.id };
  }
  return kind > 0.85 && wish && wish.madeAt < at ? { of: 'wish', targetId: wish.id } : { of: 'app', targetId: null };
}

/** A share of another user from the three days before the registration. */
function shareBefore({ random }: World, shares: readonly ShareRow[], { id, registeredAt }: UserRow) {
  const after = iso(ms(registeredAt) - 3 * DAY_MS);
  const end = firstAfter(shares, registeredAt);
  const start = firstAfter(shares, after);
  const found = shares[random.integer(start, Math.max(start, end - 1))];
  return end > start && found?.userId !== id ? found : undefined;
}

function firstAfter(shares: readonly ShareRow[], instant: string): number {
  let [low, high] = [0, shares.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shares[middle]?.sharedAt ?? '') < instant) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

interface SignUp {
  newcomer: UserRow;
  share: ShareRow | undefined;
  device: string;
  ip: string;
}

function addSignUp(world: World, rows: Rows, { newcomer, share, device, ip }: SignUp): void {
  if (!share) {
    return;
  }
  const source = { shareId: share.id, ip, device };
  const at = newcomer.registeredAt;
  const clickedAt = iso(Math.max(ms(share.sharedAt), ms(at) - world.random.integer(1, 20) * MINUTE_MS));
  rows.clicks.push({ id: world.nextId(), ...source, at: clickedAt });
  rows.signUps.push({ id: world.nextId(), ...source, userId: newcomer.id, at });
}

function addClicks(world: World, rows: Rows): void {
  const { random } = world;
  const now = ms(world.daysAgo(0));
  for (const { id, sharedAt } of rows.shares) {
    const count = random.chance(0.35) ? 0 : Math.floor(random.next() ** 3 * CLICKS_MAX) + 1;
    for (let clicked = 0; clicked < count; clicked += 1) {
      const at = ms(sharedAt) + Math.floor(random.next() ** 3 * 5 * DAY_MS);
      if (at <= now) {
        const ip = `192.0.2.${random.integer(1, 254)}`;
        rows.clicks.push({
          id: world.nextId(),
          shareId: id,
          ip,
          device: `device-${random.integer(1, 90_000)}`,
          at: iso(at),
        });
      }
    }
  }
}

interface Farm {
  daysAgo: number;
  size: number;
  device?: string;
  ip?: string;
}

/** The newcomers of a farm: users who registered within a day, if there are enough. */
function addFarm(
  world: World,
  rows: Rows,
  past: Past & { sources: Sources },
  { daysAgo, size, device, ip }: Farm,
): UserRow[] {
  const end = world.daysAgo(daysAgo);
  const begin = iso(ms(end) - 22 * HOUR_MS);
  const newcomers = past.users.filter(({ registeredAt }) => registeredAt > begin && registeredAt < end).slice(0, size);
  const [first] = newcomers;
  const sharers = past.users
    .filter(({ registeredAt }) => registeredAt < world.daysAgo(HISTORY_DAYS * 0.6))
    .slice(0, 40);
  if (!first || newcomers.length < size || sharers.length < 2) {
    return [];
  }
  const sharedAt = iso(ms(first.registeredAt) - HOUR_MS);
  const shares = Array.from({ length: 2 }, () => ({
    ...{ id: world.nextId(), userId: world.random.pick(sharers).id, channel: 'link' as const },
    ...{ of: 'app' as const, targetId: null, sharedAt },
  }));
  rows.shares.push(...shares);
  for (const [index, newcomer] of newcomers.entries()) {
    const own = past.sources(newcomer.id);
    const share = shares[index % 3 ? 0 : 1];
    addSignUp(world, rows, { newcomer, share, device: device ?? own.device, ip: ip ?? own.ip });
    if (device) {
      const seenAt = newcomer.registeredAt;
      const what = { fingerprint: device, model: 'Emulator', system: 'Android 13' };
      rows.devices.push({ id: world.nextId(), userId: newcomer.id, ...what, firstSeenAt: seenAt, lastSeenAt: seenAt });
    }
  }
  return newcomers;
}
