import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { takePlaces, whileInLine } from '../../auth/testHashing';
import { encrypt, onDatabase, onEveryDatabase, PASSWORD } from '../../testing';
import { loginThrottle, sysUser } from './table';

const OWN = 'known-to-nobody-else';
const RESET = 'made-up-by-another';
const reason = 'They forgot it';

afterEach(() => jest.restoreAllMocks());

const ofChange = (id: string, oldPwd: string, newPwd: string) => ({
  id,
  oldPwd: encrypt(oldPwd),
  newPwd: encrypt(newPwd),
  confirmNewPwd: encrypt(newPwd),
});

onDatabase({}, (server) => {
  let id = '';
  let token = '';
  beforeAll(async () => {
    const [row] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'lin_wei'));
    id = row?.id ?? '';
  });
  beforeEach(async () => {
    token = await server().signIn('lin_wei');
    await server().signIn();
  });

  const making = () => ({ account: 'made_here', nickname: 'Made here', password: encrypt(OWN) });
  test.each([
    ['a new admin', 1, () => server().ask(sysUserCalls.saveOrUpdate, making())],
    ['one’s own', 2, () => server().ask(sysUserCalls.modifyPwd, ofChange(id, PASSWORD, OWN), { token })],
    ['another’s', 1, () => server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt(RESET), reason })],
  ])('%s: no transaction is open while a password stands in line', async (_, times, call) => {
    const { db } = server();
    const transaction = db.transaction.bind(db);
    let open = 0;
    jest.spyOn(db, 'transaction').mockImplementation((run, config) => {
      open += 1;
      return transaction(run, config).finally(() => {
        open -= 1;
      });
    });
    const seen: number[] = [];
    whileInLine(() => seen.push(open));
    await call();
    expect(seen).toEqual(Array(times).fill(0));
  });

  test('who changes their password needs one place, and a right one that finds none is not counted', async () => {
    await server().db.delete(loginThrottle);
    const [end, ...others] = await takePlaces();
    const [, url] = sysUserCalls.modifyPwd.split(' ');
    const payload = ofChange(id, RESET, OWN);
    const full = await server().app.inject({ method: 'POST', url, headers: { atoken: token }, payload });
    expect(full.statusCode).toBe(503);
    expect(await server().db.$count(loginThrottle)).toBe(0);
    end?.();
    await server().ask(sysUserCalls.modifyPwd, payload, { token });
    for (const each of others) each();
    expect(await server().db.$count(loginThrottle, eq(loginThrottle.account, 'lin_wei'))).toBe(1);
    expect(await server().logIn('lin_wei', OWN)).toMatchObject({ code: codes.success });
  });
});

onEveryDatabase({}, (server) => {
  test('a password that was reset while the old one was looked at stands', async () => {
    const [{ id } = { id: '' }] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'lin_wei'));
    const token = await server().signIn('lin_wei');
    await server().signIn();
    whileInLine(async (times) => {
      if (times === 2) await server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt(RESET), reason });
    });
    const answer = await server().call(sysUserCalls.modifyPwd, ofChange(id, PASSWORD, OWN), { token });
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'oldPwd' }] } });
    expect(await server().logIn('lin_wei', OWN)).toMatchObject({ code: codes.wrongCredentials });
    expect(await server().logIn('lin_wei', RESET)).toMatchObject({ code: codes.success });
  });
});
