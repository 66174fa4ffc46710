import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '../../contract/password.enums';
import { invalidField } from '../refusal';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's floor for scrypt: 16 MiB and about 50 ms for each try. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** `salt:hash`, both hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, cost);
  return `${salt.toString('hex')}:${hash.toString('hex')}`;
}

/** Whether the password is the stored one. Without a stored one the same work is done, so that time tells nothing. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = (stored ?? NOBODY).split(':');
  const tried = await derive(password, Buffer.from(salt, 'hex'), HASH_BYTES, cost);
  return timingSafeEqual(tried, Buffer.from(hash, 'hex')) && stored !== undefined;
}

const NOBODY = `${'00'.repeat(SALT_BYTES)}:${'00'.repeat(HASH_BYTES)}`;

/** The rules for a new password, after decryption. */
export function checkNewPassword(path: string, password: string): void {
  if ([...password].length < PASSWORD_MIN) {
    throw invalidField(path, 'passwordTooShort', { count: PASSWORD_MIN });
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    throw invalidField(path, 'passwordTooLong', { count: PASSWORD_MAX_BYTES });
  }
}
