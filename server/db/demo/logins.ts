import { MINUTE_MS, shift } from '../../lib/time';
import type { loginLog, sysUser } from '../tables';
import { browsers } from './words';
import type { World } from './world';

type LoginRow = typeof loginLog.$inferSelect;
type SysUserRow = typeof sysUser.$inferSelect;

const places = ['CN', 'CN', 'CN', 'SG', 'CN', 'HK', 'CN', 'US', 'CN', 'DE'];

/** Addresses for documentation belong to no country: these are spread over a few. */
export const demoPlaceOf = (ip: string) => places[Number(ip.split('.').at(-1)) % places.length] ?? null;

/** Someone at the keyboard of a script: without a browser's name. */
const SCRIPT = { browser: '', system: '' };
const guessed = ['admin', 'root', 'administrator', 'test', 'fish_admin'];

interface Attack {
  daysAgo: number;
  ip: string;
  place: string;
  tries: number;
  /** Accounts tried in turn; those of admins where none are given. */
  accounts?: readonly string[];
  agent: Pick<LoginRow, 'browser' | 'system'>;
  /** Someone got in at the end. */
  succeeds?: true;
}

const attacks: readonly Attack[] = [
  { daysAgo: 40, ip: '198.51.100.77', place: 'RU', tries: 26, accounts: guessed, agent: SCRIPT },
  { daysAgo: 5.8, ip: '192.0.2.91', place: 'VN', tries: 14, agent: browsers[4] ?? SCRIPT, succeeds: true },
  { daysAgo: 2.3, ip: '198.51.100.200', place: 'NL', tries: 61, accounts: guessed, agent: SCRIPT },
  { daysAgo: 0.2, ip: '192.0.2.166', place: 'BR', tries: 34, accounts: guessed, agent: SCRIPT },
];

/** Many refused tries within an hour from a few addresses. */
export function makeBursts(world: World, admins: readonly SysUserRow[]): LoginRow[] {
  return attacks.flatMap((attack) => makeBurst(world, attack, admins));
}

function makeBurst(world: World, attack: Attack, admins: readonly SysUserRow[]): LoginRow[] {
  const { daysAgo, ip, place, tries, agent } = attack;
  const begun = world.daysAgo(daysAgo);
  const ended = shift(begun, 30 * MINUTE_MS);
  // One who has signed in since: their last sign-in stays what their record says.
  const victim = admins.find(({ status, lastLoginAt }) => status === 'enabled' && (lastLoginAt ?? '') > ended);
  const accounts = attack.accounts ?? (victim ? [victim.account] : guessed);
  const byAccount = new Map(admins.map((admin) => [admin.account, admin.id]));
  const row = (account: string, outcome: LoginRow['outcome'], at: string): LoginRow => ({
    ...{ id: world.nextId(), sysUserId: byAccount.get(account) ?? null, account, outcome, ip, place, ...agent, at },
  });
  const rows = Array.from({ length: tries }, (_, index) => {
    // After five wrong tries an account is locked for the address.
    const outcome = Math.floor(index / accounts.length) < 5 ? 'wrongCredentials' : 'tooManyAttempts';
    const at = shift(begun, Math.floor((index * 25 * MINUTE_MS) / tries) + world.random.integer(0, 9_999));
    return row(accounts[index % accounts.length] ?? '', outcome, at);
  });
  if (attack.succeeds && victim) {
    rows.push(row(victim.account, 'success', ended));
  }
  return rows;
}
