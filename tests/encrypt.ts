import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { reference } from '../config/backEnd';

export function encrypt(password: string): string {
  const key = createPublicKey({ key: Buffer.from(reference.publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password)).toString('base64');
}
