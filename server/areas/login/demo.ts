import { browsers } from '../../db/demo/words';
import type { Demo, Row, World } from '../../db/demo/world';
import { MINUTE_MS, shift } from '../../lib/time';
import { loginLog, sysUser } from '../sysUser/table';

type LoginRow = Row<typeof loginLog>;
type SysUserRow = Row<typeof sysUser>;

/** A script: no browser's name. */
const SCRIPT = { browser: '', system: '' };
const guessed = ['admin', 'root', 'administrator', 'test', 'fish_admin'];

interface Attack {
  daysAgo: number;
  ip: string;
  place: string;
  tries: number;
  /** Accounts that are tried in turn; by default those of admins. */
  accounts?: readonly string[];
  agent: Pick<LoginRow, 'browser' | 'system'>;
  /** The last attempt succeeds. */
  succeeds?: true;
}

const attacks: readonly Attack[] = [
  { daysAgo: 40, ip: '198.51.100.77', place: 'RU', tries: 26, accounts: guessed, agent: SCRIPT },
  { daysAgo: 5.8, ip: '192.0.2.91', place: 'VN', tries: 14, agent: browsers[4] ?? SCRIPT, succeeds: true },
  { daysAgo: 2.3, ip: '198.51.100.200', place: 'NL', tries: 61, accounts: guessed, agent: SCRIPT },
  { daysAgo: 0.2, ip: '192.0.2.166', place: 'BR', tries: 34, accounts: guessed, agent: SCRIPT },
];

/** Many refused sign-ins within an hour from a few addresses. */
export const demo: Demo = {
  order: 11,
  make(world) {
    const rows = attacks.flatMap((attack) => makeBurst(world, attack, world.rows(sysUser)));
    world.add(loginLog, rows);
  },
};

function makeBurst(world: World, attack: Attack, admins: readonly SysUserRow[]): LoginRow[] {
  const { daysAgo, ip, place, tries, agent } = attack;
  const begun = world.daysAgo(daysAgo);
  const ended = shift(begun, 30 * MINUTE_MS);
  // The victim has signed in since, so that `lastLoginAt` of the record stays correct.
  const victim = admins.find(({ status, lastLoginAt }) => status === 'enabled' && (lastLoginAt ?? '') > ended);
  const accounts = attack.accounts ?? (victim ? [victim.account] : guessed);
  const byAccount = new Map(admins.map((admin) => [admin.account, admin.id]));
  const row = (account: string, outcome: LoginRow['outcome'], at: string): LoginRow => ({
    ...{ id: world.nextId(), sysUserId: byAccount.get(account) ?? null, account, outcome, ip, place, ...agent, at },
  });
  const rows = Array.from({ length: tries }, (_, index) => {
    // After five wrong attempts an account is locked for the address.
    const outcome = Math.floor(index / accounts.length) < 5 ? 'wrongCredentials' : 'tooManyAttempts';
    const at = shift(begun, Math.floor((index * 25 * MINUTE_MS) / tries) + world.random.integer(0, 9_999));
    return row(accounts[index % accounts.length] ?? '', outcome, at);
  });
  if (attack.succeeds && victim) {
    rows.push(row(victim.account, 'success', ended));
  }
  return rows;
}
