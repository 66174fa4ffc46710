import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reference } from '../../config/backEnd';
import { codes } from '../../contract/codes';
import { loginCalls } from '../../contract/login/calls';
import { loginThrottle } from '../areas/sysUser/table';
import { readConfig } from '../config';
import { encrypt, encryptFor, onDatabase, PASSWORD } from '../testing';
import { createDecryptor } from './decrypt';
import { developmentKey as oldKey } from './developmentKey';

const newKey = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}).privateKey;
const { publicKey } = createDecryptor(newKey);

test('with several keys each decrypts, the first is the consoles’, and a use of another is told', () => {
  const both = createDecryptor(`${newKey}\n${oldKey}`);
  expect(both.publicKey).toBe(publicKey);
  const onOlder = jest.fn();
  expect(both.decrypt(encryptFor(publicKey, 'for the new one'), onOlder)).toBe('for the new one');
  expect(onOlder).not.toHaveBeenCalled();
  expect(both.decrypt(encrypt('for the old one'), onOlder)).toBe('for the old one');
  expect(onOlder).toHaveBeenCalledTimes(1);
  expect(both.decrypt(Buffer.alloc(128, 7).toString('base64'), onOlder)).toBeUndefined();
  expect(createDecryptor(`${oldKey}\n${newKey}`).publicKey).toBe(createDecryptor(oldKey).publicKey);
});

describe('FISH_PRIVATE_KEY_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fish-keys-'));
  const [fresh, old, wrong] = ['new.pem', 'old.pem', 'text'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(fresh, newKey);
  writeFileSync(old, oldKey);
  writeFileSync(wrong, 'hello');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('names several files, and the console is told the first one’s public key', () => {
    const { profile, privateKey } = readConfig({ FISH_PRIVATE_KEY_FILE: `${fresh}, ${old}` });
    expect(profile.publicKey).toBe(publicKey);
    expect(createDecryptor(privateKey).decrypt(encrypt('for the old one'))).toBe('for the old one');
  });

  test('each of them has to be a key', () => {
    expect(() => readConfig({ FISH_PRIVATE_KEY_FILE: `${fresh},${wrong}` })).toThrow(`private key in PEM: ${wrong}`);
  });
});

const logInFor = (key: string) => ({ account: 'admin', password: encryptFor(key, PASSWORD) });

onDatabase({ privateKey: `${newKey}\n${oldKey}` }, (server) => {
  test('while both keys are there, open tabs and new ones sign in', async () => {
    expect(await server().call(loginCalls.account, logInFor(reference.publicKey))).toMatchObject({
      code: codes.success,
    });
    expect(await server().call(loginCalls.account, logInFor(publicKey))).toMatchObject({ code: codes.success });
  });
});

onDatabase({ privateKey: newKey }, (server) => {
  test('once the old one is gone, a tab that has it is told to reload, and no try is counted', async () => {
    expect(await server().call(loginCalls.account, logInFor(reference.publicKey))).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'password', message: expect.stringContaining('Reload the page') }] },
    });
    expect(await server().db.$count(loginThrottle)).toBe(0);
  });
});
