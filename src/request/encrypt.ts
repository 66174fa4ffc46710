import type { Encryption } from '@config/backEnd';
import type { Path } from '@contract/index';
import { PASSWORD_MAX_BYTES } from '@contract/password.enums';
import type { MessageId } from '@/locales/messages';
import { profile } from './backEnd';
import { RequestFailure } from './failure';
import { translate } from './translate';

/** Encrypts the fields that the profile names for this call (spec §5). */
export async function encryptFields(call: string, payload: unknown): Promise<unknown> {
  const fields = profile().encrypted[call as Path];
  if (!fields || typeof payload !== 'object' || payload === null) return payload;
  const encrypted: Record<string, unknown> = { ...payload };
  for (const [field, how] of Object.entries(fields)) {
    const value = encrypted[field];
    if (typeof value === 'string') encrypted[field] = await encryptions[how](value);
  }
  return encrypted;
}

const encryptions: Record<Encryption, (text: string) => Promise<string>> = {
  rsa: (text) => encrypt(text),
  sha256,
  base64: async (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text))),
  plain: async (text) => text,
};

/** By a library, because the browser's own is not there over plain HTTP. */
async function sha256(text: string): Promise<string> {
  const [hash, { bytesToHex }] = await Promise.all([import('@noble/hashes/sha2'), import('@noble/hashes/utils')]);
  return bytesToHex(hash.sha256(text));
}

/** RSA with PKCS#1 v1.5 padding over the UTF-8 bytes, as base64. Rejects rather than send something unreadable. */
export async function encrypt(text: string, publicKey = profile().publicKey): Promise<string> {
  if (new TextEncoder().encode(text).length > PASSWORD_MAX_BYTES) throw failure('password.tooLong');
  // jsencrypt encodes surrogate pairs (emoji) wrongly.
  if (/[\uD800-\uDFFF]/.test(text)) throw failure('password.emoji');
  // Without a key jsencrypt would generate one that nobody can decrypt with.
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

const failure = (id: MessageId) => new RequestFailure({ message: translate(id) });
