import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import JSEncrypt from 'jsencrypt';
import { reference } from '../../config/backEnd';
import { encrypt } from '../testing';
import { createDecryptor } from './decrypt';
import { developmentKey } from './developmentKey';

const decryptor = createDecryptor(developmentKey);

test('the public key of config/backEnd.ts belongs to the development key', () => {
  expect(decryptor.publicKey).toBe(reference.publicKey);
});

test.each(['secret-password', '密码密码密码', '🐟🌊 👨‍👩‍👧', 'x'.repeat(117), '鱼'.repeat(39), ' lead\ttail\n'])(
  '%s comes out as it went in',
  (text) => {
    expect(decryptor.decrypt(encrypt(text))).toBe(text);
  },
);

test('what jsencrypt encrypts, the console’s library, comes out as it went in', () => {
  const library = new JSEncrypt();
  library.setPublicKey(reference.publicKey);
  expect(decryptor.decrypt(String(library.encrypt('secret-password')))).toBe('secret-password');
});

test.each([
  ['nothing', ''],
  ['not base64', '%%%'],
  ['too short to be a block', Buffer.from('hello').toString('base64')],
  ['too long', Buffer.alloc(129, 1).toString('base64')],
  ['larger than the modulus', Buffer.alloc(128, 255).toString('base64')],
  ['random', Buffer.alloc(128, 7).toString('base64')],
])('%s is not decrypted', (_, text) => {
  expect(decryptor.decrypt(text)).toBeUndefined();
});

test.each([
  ['of another block type', [0, 1, ...Array(100).fill(255), 0]],
  ['with less than eight bytes', [0, 2, ...Array(7).fill(255), 0]],
  ['that has no end', [0, 2]],
])('a padding %s is none', (_, padding) => {
  const text = Buffer.from('x'.repeat(128 - padding.length));
  const block = { key: createPublicKey(developmentKey), padding: constants.RSA_NO_PADDING };
  const cipher = publicEncrypt(block, Buffer.concat([Buffer.from(padding), text]));
  expect(decryptor.decrypt(cipher.toString('base64'))).toBeUndefined();
});

test('bytes that are not UTF-8 are not decrypted', () => {
  const key = createPublicKey(developmentKey);
  const cipher = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from([0xc3, 0x28]));
  expect(decryptor.decrypt(cipher.toString('base64'))).toBeUndefined();
});
