import { generateKeyPairSync } from 'node:crypto';
import { setLocale } from '@umijs/max';
import type { z } from 'zod';
import { type Encryption, reference } from '@config/backEnd';
import { contract, type Path } from '@contract/index';
import { createDecryptor } from '../../server/auth/decrypt';
import { developmentKey } from '../../server/auth/developmentKey';
import { pointAt } from '../../tests/jest/answers';
import { encrypt, encryptFields } from './encrypt';
import { createPluginManager } from '@@/core/plugin';

// The other side: the code the back end decrypts with.
const { decrypt } = createDecryptor(developmentKey);

beforeAll(() => {
  createPluginManager();
  setLocale('en-US', false);
  pointAt('');
});
afterEach(() => pointAt(''));

describe('spec §5: what is encrypted comes out the same on the other side', () => {
  test.each([
    ['one character', 'x'],
    ['what ASCII has', ' !"#$%&\'()*+,-./0189:;<=>?@AZ[\\]^_`az{|}~'],
    ['117 bytes of ASCII', 'a'.repeat(117)],
    ['two-byte letters', 'Zürich Ñandú Ωμέγα'],
    ['Chinese', '密码：福如东海'],
    ['39 Chinese characters, which are 117 bytes', '鱼'.repeat(39)],
    ['right to left', 'بسمة'],
    ['a NUL and control characters', 'a\u0000b\u0001\n'],
    ['the last of the basic plane', '\uffee\uffdc'],
  ])('%s', async (_, text) => {
    const cipher = await encrypt(text);
    expect(Buffer.from(cipher, 'base64')).toHaveLength(128);
    expect(decrypt(cipher)).toBe(text);
  });

  test('the same text never travels the same way twice', async () => {
    expect(await encrypt('secret-1')).not.toBe(await encrypt('secret-1'));
  });

  test.each([
    ['118 bytes of ASCII', 'a'.repeat(118), /too long/],
    ['40 Chinese characters, which are 120 bytes', '鱼'.repeat(40), /too long/],
    ['59 two-byte letters, which are 118 bytes', 'é'.repeat(59), /too long/],
    ['emoji', 'hello 🐟', /emoji/],
    ['half a surrogate pair', 'hello \ud83d', /emoji/],
  ])('%s is refused with a clear error', async (_, text, message) => {
    await expect(encrypt(text)).rejects.toThrow(message);
  });

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['no key at all', 'hello'],
    ['cut in the middle', reference.publicKey.slice(0, 100)],
    ['a key for something else', 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE='],
  ])('a public key that is %s: nothing is sent', async (_, key) => {
    await expect(encrypt('secret-1', key)).rejects.toThrow(/public key is missing or broken/);
  });

  test('a key of the installation is used instead of the built-in one', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 1024,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    pointAt('', { publicKey: publicKey.toString('base64') });
    const cipher = await encrypt('secret-1');
    expect(createDecryptor(privateKey).decrypt(cipher)).toBe('secret-1');
    expect(decrypt(cipher)).toBeUndefined();
  });
});

describe('the profile decides what is encrypted', () => {
  test.each(Object.entries(reference.encrypted))('%s: %j', async (path, encryptions) => {
    const fields = Object.keys(encryptions);
    const payload = Object.fromEntries([...fields, 'account', 'id'].map((name) => [name, `${name}-value`]));
    const sent = (await encryptFields(path, payload)) as Record<string, string>;
    for (const field of fields) expect(decrypt(sent[field] ?? '')).toBe(`${field}-value`);
    expect(sent).toMatchObject({ account: 'account-value', id: 'id-value' });
  });

  test.each<[Encryption, string]>([
    ['sha256', '1fc6a1c845e5fdf7fe4592d51246a56f48e748faf8c1b4e5c6aa2178a4fa9293'],
    ['base64', 'w7wxMjM='],
    ['plain', 'ü123'],
  ])('%s', async (how, sent) => {
    pointAt('', { encrypted: { 'POST /fish/admin/login/account': { password: how } } });
    expect(await encryptFields('POST /fish/admin/login/account', { password: 'ü123' })).toEqual({ password: sent });
  });

  test('every field that is encrypted by default is one that its call takes', () => {
    for (const [path, fields] of Object.entries(reference.encrypted)) {
      const { body } = contract[path as keyof typeof reference.encrypted & Path] as { body: z.ZodObject };
      expect(Object.keys(body.shape)).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  test('other calls and absent fields are left alone', async () => {
    expect(await encryptFields('POST /fish/admin/user/addNote', { text: 'x' })).toEqual({ text: 'x' });
    expect(await encryptFields('POST /fish/admin/sysUser/saveOrUpdate', { nickname: 'x' })).toEqual({ nickname: 'x' });
    expect(await encryptFields('POST /fish/admin/login/account', null)).toBeNull();
  });
});
