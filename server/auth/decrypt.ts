import { constants, createPrivateKey, createPublicKey, type KeyObject, privateDecrypt } from 'node:crypto';

/** RSA decryption with PKCS#1 v1.5 padding, which Node no longer offers for private keys. */
export interface Decryptor {
  /** Base64 in, UTF-8 out; undefined if the text can't be decrypted. `onOlder` is called if it was for an older key. */
  decrypt(base64: string, onOlder?: () => void): string | undefined;
  /** The public key of the first: base64 DER without the PEM lines. */
  publicKey: string;
}

const KEY = /-----BEGIN ([A-Z ]+)-----[^-]+-----END \1-----/g;

/**
 * Decrypts what is for any of the keys in `pem`, one after the other; the first is the one that consoles get, the others
 * are those that they had before or will have.
 * @throws if there is none, or one is not an RSA private key
 */
export function createDecryptor(pem: string): Decryptor {
  const [first, ...older] = (pem.match(KEY) ?? [pem]).map(decryptorOf) as [Decryptor, ...Decryptor[]];
  return {
    publicKey: first.publicKey,
    decrypt(base64, onOlder) {
      const text = first.decrypt(base64);
      if (text !== undefined) return text;
      for (const other of older) {
        const found = other.decrypt(base64);
        if (found === undefined) continue;
        onOlder?.();
        return found;
      }
    },
  };
}

function decryptorOf(pem: string): Decryptor {
  const key = createPrivateKey(pem);
  const modulusBits = key.asymmetricKeyDetails?.modulusLength;
  if (!modulusBits) {
    throw new Error('not an RSA key');
  }
  return {
    decrypt: (base64) => decrypt(key, modulusBits / 8, base64),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

function decrypt(key: KeyObject, size: number, base64: string): string | undefined {
  const cipher = Buffer.from(base64, 'base64');
  if (cipher.length === 0 || cipher.length > size) {
    return undefined;
  }
  try {
    const block = Buffer.concat([Buffer.alloc(size - cipher.length), cipher]);
    const message = unpad(privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block));
    return message && new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message);
  } catch {
    return undefined;
  }
}

/** PKCS#1 v1.5 (RFC 8017 §7.2.2): 00 02, at least eight bytes that are not 00, one 00, the message. */
function unpad(block: Buffer): Buffer | undefined {
  const end = block.indexOf(0, 2);
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1) : undefined;
}
