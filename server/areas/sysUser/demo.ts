import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../auth/password';
import { demoPlaceOf } from '../../db/demo/place';
import { browsers, firstNames, givenNames, lastNames, surnames } from '../../db/demo/words';
import type { Demo, Row, World } from '../../db/demo/world';
import { operation } from '../operation/table';
import { loginLog, sysUser } from './table';

type SysUserRow = typeof sysUser.$inferSelect;
type LoginRow = Row<typeof loginLog>;
type OperationRow = typeof operation.$inferSelect;

const HISTORY_DAYS = 90;

export const demo: Demo = {
  order: 1,
  async make(world) {
    const hashes = {
      known: await hashPassword(world.password),
      unknown: await hashPassword(randomBytes(32).toString('base64url')),
    };
    const { admins, logins, operations } = makeAdmins(world, world.admins, hashes);
    world.add(sysUser, admins);
    world.add(loginLog, logins);
    world.add(operation, operations);
  },
};

interface Hashes {
  /** The hash of the password that `admin` and `lin_wei` sign in with. */
  known: string;
  /** The hash of a password that nobody knows, for the others. */
  unknown: string;
}

/** Admins with their attempts to sign in; `admin` is the first. */
function makeAdmins(world: World, count: number, hashes: Hashes) {
  const admins: SysUserRow[] = [];
  const logins: LoginRow[] = [];
  for (let index = 0; index < count; index += 1) {
    const age = HISTORY_DAYS * (1 - index / count);
    const admin = makeAdmin(world, index, age, hashes);
    const tries = makeTries(world, admin, age);
    const latest = tries.findLast(({ outcome }) => outcome === 'success');
    admins.push({ ...admin, lastLoginAt: latest?.at ?? null, lastLoginIp: latest?.ip ?? null });
    logins.push(...tries);
  }
  return { admins, logins, operations: makeOperations(world, admins) };
}

function makeAdmin(world: World, index: number, age: number, hashes: Hashes): SysUserRow {
  const { random } = world;
  const named = namedAdmins[index];
  const enabled = named !== undefined || random.chance(0.8);
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  const [chineseName, latinName] = [random.pick(surnames) + random.pick(givenNames), `${first} ${last}`];
  const createdAt = world.daysAgo(age);
  return {
    id: world.nextId(),
    account: `${first}_${last}${index}`.toLowerCase(),
    nickname: random.chance(0.5) ? chineseName : latinName,
    ...named,
    phone: random.chance(0.7) ? `1${random.integer(30, 99)}0000${random.integer(1000, 9999)}` : null,
    email: random.chance(0.8) ? `${first}.${last}${index}@example.com`.toLowerCase() : null,
    status: enabled ? 'enabled' : 'disabled',
    passwordHash: named ? hashes.known : hashes.unknown,
    mustChangePassword: false,
    lastLoginAt: null,
    lastLoginIp: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
  };
}

const namedAdmins: { account: string; nickname: string }[] = [
  { account: 'admin', nickname: 'Admin' },
  { account: 'lin_wei', nickname: '林薇' },
];

function makeTries(world: World, admin: SysUserRow, age: number): LoginRow[] {
  const { random } = world;
  const ip = `203.0.113.${random.integer(1, 254)}`;
  const agent = random.pick(browsers);
  const days = Array.from({ length: random.integer(0, 30) }, () => random.next() * age).sort((a, b) => b - a);
  return days.map((day) => {
    const row = {
      id: world.nextId(),
      sysUserId: admin.id,
      account: admin.account,
      outcome: outcomeOf(world, admin, day),
      ip: random.chance(0.85) ? ip : `198.51.100.${random.integer(1, 254)}`,
      ...agent,
      at: world.daysAgo(day),
    };
    return { ...row, place: demoPlaceOf(row.ip) };
  });
}

function outcomeOf({ random }: World, admin: SysUserRow, day: number): LoginRow['outcome'] {
  if (admin.status === 'disabled' && day < 7) {
    return 'accountDisabled';
  }
  return random.chance(0.06)
    ? random.pick(['wrongCredentials', 'wrongCredentials', 'tooManyAttempts'] as const)
    : 'success';
}

function makeOperations(world: World, admins: SysUserRow[]): OperationRow[] {
  const [first] = admins;
  if (!first) {
    return [];
  }
  return admins.slice(1).flatMap((admin) => {
    const entry = {
      sysUserId: first.id,
      targetType: 'sysUser' as const,
      targetId: admin.id,
      targetName: admin.account,
      ip: '203.0.113.7',
    };
    const { account, nickname } = admin;
    const created: OperationRow = {
      ...entry,
      id: world.nextId(),
      action: 'create',
      before: null,
      after: { account, nickname },
      reason: null,
      at: admin.createdAt,
    };
    const disabled: OperationRow = {
      ...entry,
      id: world.nextId(),
      action: 'disable',
      before: { status: 'enabled' },
      after: { status: 'disabled' },
      reason: '已离职',
      at: world.daysAgo(7),
    };
    return admin.status === 'disabled' ? [created, disabled] : [created];
  });
}
