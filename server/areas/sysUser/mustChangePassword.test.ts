import { eq } from 'drizzle-orm';
import { contract, type Path } from '../../../contract';
import type { Endpoint } from '../../../contract/base';
import { codes } from '../../../contract/codes';
import { HEALTH_PATH } from '../../../contract/health.enums';
import { loginCalls } from '../../../contract/login/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { WRONG_TRIES } from '../../auth/throttle';
import { encrypt, onEveryDatabase, PASSWORD } from '../../testing';
import { resetOnMachine } from './onMachine';
import { sysUser } from './table';

const MADE = 'made-up-by-another';
const OWN = 'known-to-nobody-else';

onEveryDatabase({}, (server) => {
  let id = '';
  beforeAll(async () => {
    const [row] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'lin_wei'));
    id = row?.id ?? '';
  });
  beforeEach(async () => {
    await server().signIn();
    await server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt(MADE), reason: 'They forgot it' });
  });

  const signInWith = async (password: string) => (await server().logIn('lin_wei', password)).data;
  const change = (token: string, oldPwd: string, newPwd: string) => {
    const body = { id, oldPwd: encrypt(oldPwd), newPwd: encrypt(newPwd), confirmNewPwd: encrypt(newPwd) };
    return server().call(sysUserCalls.modifyPwd, body, { token });
  };

  test('signing in says so, and only where it is so', async () => {
    expect(await signInWith(MADE)).toMatchObject({ id, mustChangePassword: true });
    expect((await server().logIn('admin', PASSWORD)).data).not.toHaveProperty('mustChangePassword');
  });

  test('another password lets in who was locked out by wrong ones', async () => {
    for (let tries = 0; tries < WRONG_TRIES.both; tries += 1) await server().logIn('lin_wei', OWN);
    expect((await server().logIn('lin_wei', MADE)).code).toBe(codes.tooManyAttempts);
    await server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt(MADE), reason: 'Locked out' });
    expect((await server().logIn('lin_wei', MADE)).code).toBe(codes.success);
  });

  test('every call but a change of the password and signing out is refused', async () => {
    const { atoken } = await signInWith(MADE);
    const answered: Path[] = [];
    for (const [path, { open }] of Object.entries(contract) as [Path, Endpoint][]) {
      if (open) continue;
      const { code, message } = await server().call(path, {} as never, { token: atoken });
      if (code !== codes.mustChangePassword) answered.push(path);
      else expect(message).toBe('Somebody else made your password. Change it before you go on.');
    }
    expect(answered).toEqual([sysUserCalls.modifyPwd]);

    await server().ask(loginCalls.signOut, undefined, { token: atoken });
    const after = await server().call(sysUserCalls.detail, { id }, { token: atoken });
    expect(after.code).toBe(codes.tokenExpired);
  });

  test('the details of health are not for them', async () => {
    const { atoken } = await signInWith(MADE);
    const { body } = await server().app.inject({ url: HEALTH_PATH, headers: { atoken } });
    expect(JSON.parse(body)).not.toHaveProperty('details');
  });

  test('a change of their own makes it as it was, and the sessions before end', async () => {
    const { atoken } = await signInWith(MADE);
    expect(await change(atoken, MADE, MADE)).toMatchObject({ code: codes.validationFailed });
    expect(await change(atoken, MADE, OWN)).toMatchObject({ code: codes.success });
    expect(await server().call(sysUserCalls.detail, { id }, { token: atoken })).toMatchObject({
      code: codes.tokenExpired,
    });
    const again = await signInWith(OWN);
    expect(again).not.toHaveProperty('mustChangePassword');
    expect(await server().ask(sysUserCalls.detail, { id }, { token: again.atoken })).toMatchObject({ id });
  });

  test('no record and no operation tells it', async () => {
    const record = await server().ask(sysUserCalls.saveOrUpdate, {
      ...(await server().ask(sysUserCalls.detail, { id })),
      nickname: 'Renamed',
    });
    expect(record).not.toHaveProperty('mustChangePassword');
    const told = await server().call('GET /fish/admin/operation/pageList', { targetType: 'sysUser', targetId: id });
    expect(JSON.stringify(told)).not.toContain('mustChange');
  });

  test('a password from the command on the machine has to be changed too', async () => {
    const { atoken: before } = await signInWith(MADE);
    await change(before, MADE, OWN);
    const said = await resetOnMachine(server().db, 'lin_wei', server().now.toISOString());
    const [, password = ''] = /password (\S+) and/.exec(said) ?? [];
    expect(await signInWith(password)).toMatchObject({ mustChangePassword: true });
  });
});
