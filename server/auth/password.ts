import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../../contract/password.enums';
import { passwordWeakness } from '../../contract/passwordWeakness.enums';
import { BoundedQueue } from '../lib/boundedQueue';
import { messages } from '../messages';
import { type FieldProblem, InvalidFields } from '../refusal';

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's minimum for scrypt: 16 MiB and about 50 ms for each attempt. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * Half of the processor and at most three of Node's four threads, which also read files; forty places, so that a whole
 * shift can sign in at nine o'clock and the last of them waits a few seconds.
 */
export const hashing = new BoundedQueue({
  atOnce: Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))),
  places: 40,
});

type Derive = (password: string, salt: Buffer) => Promise<Buffer>;

const admit = <T>(task: (derive: Derive) => Promise<T>): Promise<T> =>
  hashing.admit((inTurn) => task((password, salt) => inTurn(() => scryptOf(password, salt, HASH_BYTES, cost))));

async function hashBy(derive: Derive, password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** `salt:hash`, both hex. It may wait in line for seconds, so no transaction is open meanwhile. @throws Busy */
export const hashPassword = (password: string): Promise<string> => admit((derive) => hashBy(derive, password));

/**
 * Whether the password is the stored one. Does the same work without a stored one, so that the time reveals nothing.
 */
type IsPassword = (password: string, stored: string | undefined) => Promise<boolean>;

/**
 * Runs a task that checks a password, if there is a place for one; else it is not begun. A new password is hashed in the
 * same place, so that the task does not fail half-way. @throws Busy
 */
export const checkingPassword = <T>(
  task: (isPassword: IsPassword, hash: (password: string) => Promise<string>) => Promise<T>,
): Promise<T> =>
  admit((derive) =>
    task(
      async (password, stored) => {
        const [salt = '', hash = ''] = (stored ?? NOBODY).split(':');
        const tried = await derive(password, Buffer.from(salt, 'hex'));
        return timingSafeEqual(tried, Buffer.from(hash, 'hex')) && stored !== undefined;
      },
      (password) => hashBy(derive, password),
    ),
  );

/** @throws Busy */
export const isPassword: IsPassword = (password, stored) => checkingPassword((is) => is(password, stored));

const NOBODY = `${'00'.repeat(SALT_BYTES)}:${'00'.repeat(HASH_BYTES)}`;

const weaknesses = {
  common: messages.passwordCommon,
  name: messages.passwordIsName,
  simple: messages.passwordSimple,
} as const;

/** What is wrong with a new password: too short, too long, or among the first that are guessed. */
export function problemOfNewPassword(password: string, account: string): Omit<FieldProblem, 'path'> | undefined {
  if ([...password].length < PASSWORD_MIN) {
    return { text: messages.passwordTooShort, params: { count: PASSWORD_MIN } };
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    return { text: messages.passwordTooLong, params: { count: PASSWORD_MAX_BYTES } };
  }
  const weakness = passwordWeakness(password, account);
  return weakness && { text: weaknesses[weakness] };
}

/** @throws `10400` on `path` */
export function checkNewPassword(path: string, password: string, account: string): void {
  const problem = problemOfNewPassword(password, account);
  if (problem) {
    throw new InvalidFields([{ path, ...problem }]);
  }
}
