import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { security } from '../config/security';

/** A password as the console sends it. */
export function encrypt(password: string): string {
  const key = createPublicKey({ key: Buffer.from(security.publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64');
}
