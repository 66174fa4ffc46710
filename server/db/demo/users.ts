import { valuesOf } from '../../../contract/enum';
import { channel, LEVEL_MAX } from '../../../contract/user/enums';
import type { device, operation, sanction, user, userLogin, userNote } from '../tables';
import { type Entry, makeLedger, type Purchase } from './ledger';
import { avatarOf } from './picture';
import { makeSanctions } from './sanctions';
import type { Buyer, Shop } from './shop';
import {
  awkwardNames,
  bios,
  cities,
  firstNames,
  givenNames,
  handles,
  lastNames,
  noteTexts,
  phones,
  surnames,
} from './words';
import type { World } from './world';

const HISTORY_DAYS = 90;
/** Numbers are given out in the order of registration. */
const FIRST_NUMBER = 100_001;
const LOGINS_MAX = 18;
/** Newer users had less time to come back. */
const SETTLED_DAYS = 25;
const channels = valuesOf(channel);

interface Rows {
  users: (typeof user.$inferInsert & { id: string })[];
  ledger: Entry[];
  /** What was bought with some of its entries. */
  purchases: Purchase[];
  sanctions: (typeof sanction.$inferInsert)[];
  devices: (typeof device.$inferInsert)[];
  logins: (typeof userLogin.$inferInsert)[];
  notes: (typeof userNote.$inferInsert)[];
  operations: (typeof operation.$inferInsert)[];
}

/** App users over 90 days and all they left behind. */
export function makeUsers(world: World, count: number, adminIds: string[], shop: Shop): Rows {
  const rows: Rows = {
    ...{ users: [], ledger: [], purchases: [], sanctions: [], devices: [], logins: [], notes: [], operations: [] },
  };
  for (const [index, age] of makeRegistrations(world, count).entries()) {
    addUser(world, rows, { index, age, adminIds, buyer: shop.createBuyer() });
  }
  return rows;
}

/** Days since each registration, oldest first: twice as many lately as at first, and no day like the other. */
function makeRegistrations({ random }: World, count: number): number[] {
  const busy = Array.from({ length: HISTORY_DAYS }, () => 0.6 + 0.4 * random.next());
  const ages: number[] = [];
  while (ages.length < count) {
    const age = HISTORY_DAYS * random.next();
    const growth = 1 - age / (2 * HISTORY_DAYS);
    if (random.chance(growth * (busy[Math.floor(age)] ?? 1))) {
      ages.push(age);
    }
  }
  return ages.sort((a, b) => b - a);
}

interface Newcomer {
  index: number;
  /** Days since they registered. */
  age: number;
  adminIds: string[];
  buyer: Buyer;
}

function addUser(world: World, rows: Rows, { index, age, adminIds, buyer }: Newcomer): void {
  const { random } = world;
  const id = world.nextId();
  const nickname = makeNickname(world);
  const home = random.pick(cities);
  const days = makeActivity(world, age);
  const account = { userId: id, adminIds, buyer };
  const points = makeLedger(world, 'points', { ...account, days });
  const stones = makeLedger(world, 'stones', { ...account, days: random.chance(0.35) ? days : [] });
  const { sanctions, operations, now } = makeSanctions(world, { id, nickname, age }, adminIds);

  rows.users.push({
    id,
    number: FIRST_NUMBER + index,
    nickname,
    avatar: random.chance(0.15) ? avatarOf(random.integer(1, 9999)) : null,
    gender: random.pick(['female', 'female', 'male', 'male', 'unknown'] as const),
    phone: makePhone(world),
    bio: random.pick(bios),
    birthday: random.chance(0.5) ? makeBirthday(world) : null,
    city: random.chance(0.7) ? home.city : null,
    level: levelOf(world, days.length),
    points: points.balance,
    stones: stones.balance,
    channel: random.pick(channels),
    ...now,
    lastActiveAt: days.length > 0 ? world.daysAgo(days.at(-1) ?? age) : null,
    registeredAt: world.daysAgo(age),
    version: 1 + sanctions.length,
  });
  rows.ledger.push(...points.entries, ...stones.entries);
  rows.purchases.push(...points.purchases, ...stones.purchases);
  rows.sanctions.push(...sanctions);
  rows.operations.push(...operations);
  addDevicesAndLogins(world, rows, id, days, home.place);
  if (random.chance(0.03)) {
    const at = world.daysAgo(random.next() * age);
    rows.notes.push({
      id: world.nextId(),
      userId: id,
      text: random.pick(noteTexts),
      sysUserId: random.pick(adminIds),
      at,
    });
  }
}

/** Ages in days, oldest first, of the user's sign-ins. Most come seldom, a few all the time, some never came back. */
function makeActivity({ random }: World, age: number): number[] {
  if (random.chance(0.04)) {
    return [];
  }
  const returns = Math.floor(random.next() ** 2 * LOGINS_MAX * Math.min(1, age / SETTLED_DAYS));
  const later = Array.from({ length: returns }, () => age * random.next());
  return [age, ...later].sort((a, b) => b - a);
}

function addDevicesAndLogins(world: World, rows: Rows, userId: string, days: number[], place: string): void {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) {
    return;
  }
  const { random } = world;
  // Now and then one that was seen with someone else.
  const shared = random.chance(0.03) ? rows.devices.at(-random.integer(1, 20)) : undefined;
  const { model, system } = shared ?? random.pick(phones);
  rows.devices.push({
    id: world.nextId(),
    userId,
    fingerprint: shared?.fingerprint ?? `device-${userId}`,
    model,
    system,
    firstSeenAt: world.daysAgo(first),
    lastSeenAt: world.daysAgo(last),
  });
  const ip = `192.0.2.${random.integer(1, 254)}`;
  for (const day of days) {
    rows.logins.push({ id: world.nextId(), userId, ip, place, model, at: world.daysAgo(day) });
  }
}

function makeNickname({ random }: World): string {
  const kind = random.next();
  if (kind < 0.03) {
    return random.pick(awkwardNames);
  }
  if (kind < 0.25) {
    return `${random.pick(handles)}${random.chance(0.4) ? random.integer(1, 99) : ''}`;
  }
  return kind < 0.65
    ? random.pick(surnames) + random.pick(givenNames)
    : `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

/** Nobody's number: 0000 is not given out in China, nor 07700 900 in Britain. */
function makePhone({ random }: World): string | null {
  if (random.chance(0.1)) {
    return null;
  }
  return random.chance(0.9)
    ? `1${random.integer(30, 99)}0000${random.integer(1000, 9999)}`
    : `+447700900${random.integer(100, 999)}`;
}

const makeBirthday = ({ random }: World) =>
  `${random.integer(1960, 2008)}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;

const levelOf = ({ random }: World, visits: number) =>
  Math.min(LEVEL_MAX, 1 + Math.floor(visits * random.next() * 1.6));
