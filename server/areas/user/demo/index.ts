import { valuesOf } from '../../../../contract/enum';
import { channel, LEVEL_MAX } from '../../../../contract/user/enums';
import { operatorIds } from '../../../db/demo/operators';
import { avatarOf } from '../../../db/demo/picture';
import { type Buyer, type Purchase, shopOf } from '../../../db/demo/shop';
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
} from '../../../db/demo/words';
import type { Demo, World } from '../../../db/demo/world';
import { operation } from '../../operation/table';
import { device, ledger, sanction, user, userLogin, userNote } from '../table';
import { type Entry, makeLedger } from './ledger';
import { makeSanctions } from './sanctions';

const HISTORY_DAYS = 90;
/** Numbers follow the order of registration. */
const FIRST_NUMBER = 100_001;
const LOGINS_MAX = 18;
/** The activity of users who registered later than this many days ago is still growing. */
const SETTLED_DAYS = 25;
const channels = valuesOf(channel);

interface Rows {
  users: (typeof user.$inferInsert & { id: string })[];
  ledger: Entry[];
  /** The purchases behind some of the entries. */
  purchases: Purchase[];
  sanctions: (typeof sanction.$inferInsert)[];
  devices: (typeof device.$inferInsert)[];
  logins: (typeof userLogin.$inferInsert)[];
  notes: (typeof userNote.$inferInsert)[];
  operations: (typeof operation.$inferInsert)[];
}

export const demo: Demo = {
  order: 4,
  make(world) {
    const made = makeUsers(world);
    world.add(user, made.users);
    world.add(ledger, made.ledger);
    world.add(sanction, made.sanctions);
    world.add(device, made.devices);
    world.add(userLogin, made.logins);
    world.add(userNote, made.notes);
    world.add(operation, made.operations);
    shopOf(world).purchases.push(...made.purchases);
  },
};

function makeUsers(world: World): Rows {
  const shop = shopOf(world);
  const adminIds = operatorIds(world);
  const rows: Rows = {
    ...{ users: [], ledger: [], purchases: [], sanctions: [], devices: [], logins: [], notes: [], operations: [] },
  };
  for (const [index, age] of makeRegistrations(world).entries()) {
    addUser(world, rows, { index, age, adminIds, buyer: shop.createBuyer() });
  }
  return rows;
}

/** Days since each registration, oldest first: recently twice as many per day as at first, with random variation. */
function makeRegistrations({ random, users: count }: World): number[] {
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

/** Ages in days, oldest first, of a user's sign-ins. Most users come rarely, a few all the time, some never return. */
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
  // Sometimes a device that another user was seen with.
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

/** A number that nobody has: 0000 is not assigned in China, and 07700 900 not in Britain. */
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
