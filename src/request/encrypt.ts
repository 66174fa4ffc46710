import { security } from '@config/security';
import { PASSWORD_MAX_BYTES } from '@contract/password.enums';
import { meta } from './base';
import { RequestFailure } from './failure';
import { translate } from './translate';

/** Encrypts the fields of a payload that config/security.ts names for this call (spec §5). */
export async function encryptFields(path: string, payload: unknown): Promise<unknown> {
  const fields = (security.encrypted as Record<string, readonly string[]>)[path];
  if (!fields || typeof payload !== 'object' || payload === null) return payload;
  const encrypted: Record<string, unknown> = { ...payload };
  for (const field of fields) {
    const value = encrypted[field];
    if (typeof value === 'string') encrypted[field] = await encrypt(value);
  }
  return encrypted;
}

/**
 * RSA with PKCS#1 v1.5 padding over the UTF-8 bytes of `text`, as base64.
 * Rejects with a clear RequestFailure instead of ever sending something a back end can't read.
 */
export async function encrypt(
  text: string,
  publicKey = meta('fish-public-key') || security.publicKey,
): Promise<string> {
  if (new TextEncoder().encode(text).length > PASSWORD_MAX_BYTES) throw failure('password.tooLong');
  // jsencrypt writes UTF-8 for the basic plane only: a surrogate pair (emoji) would come out as six wrong bytes.
  if (/[\uD800-\uDFFF]/.test(text)) throw failure('password.emoji');
  // Without a key jsencrypt makes up one of its own, which nobody can decrypt.
  if (!publicKey.trim()) throw failure('password.noKey');

  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  try {
    cipher.setPublicKey(publicKey);
  } catch {
    throw failure('password.noKey');
  }
  const encrypted = cipher.encrypt(text);
  if (!encrypted) throw failure('password.noKey');
  return encrypted;
}

const failure = (id: string) => new RequestFailure({ message: translate(id) });
