import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { loginCalls } from '../../contract/login/calls';
import { userCalls } from '../../contract/user/calls';
import { keepTime } from '../keepTime';
import { encrypt, onDatabase, PASSWORD } from '../testing';
import { createLog, logLevels } from './log';

const PHONE = '13812345678';
const TYPED = 'a-wrong-password';

const lines: string[] = [];
const log = createLog('trace', { write: (line: string) => void lines.push(line) });

onDatabase({ log }, (server) => {
  /** Makes a call, whatever becomes of it. */
  const send = async (call: string, token: string, payload?: object | string) => {
    const [method, url] = call.split(' ');
    const headers = { atoken: token, 'content-type': 'application/json', cookie: `token=${token}` };
    return server().app.inject({ method: method as 'GET', url, headers, payload });
  };

  test('on no level is there a token, a password, a phone, a value of a query or a body', async () => {
    const { db } = server();
    const signedIn = await server().logIn('admin', PASSWORD);
    const token = signedIn.data.atoken;
    const encrypted = encrypt(TYPED);
    await send(loginCalls.account, token, { account: PHONE, password: encrypted });
    await send(`${userCalls.pageList}?phone=${PHONE}&keyword=${TYPED}`, token);
    await send(`${userCalls.pageList}?levelFrom=${PHONE}x`, token);
    await send(`GET /fish/admin/${PHONE}?token=${token}`, token);
    await send(`GET /%${PHONE}`, token);
    await send(loginCalls.account, token, `{"account":"${PHONE}",`);
    await send(`GET /fish/health?token=${token}`, token);
    // The statement fails with its values in hand.
    await db.execute(sql`alter table app_user rename to hidden`);
    expect((await send(`${userCalls.pageList}?phone=${PHONE}`, token)).statusCode).toBe(500);
    await db.execute(sql`alter table hidden rename to app_user`);
    // A value that the database can't read, which its message repeats.
    const failing = Object.create(db) as typeof db;
    jest.spyOn(failing, 'transaction').mockImplementation(() => db.execute(sql`select ${PHONE}::date`) as never);
    const clock = fastify({ loggerInstance: log });
    await keepTime(clock, failing);
    await clock.close();

    const printed = lines.join('');
    const levels = new Set(lines.map((line) => JSON.parse(line).level));
    expect([...levels].sort()).toEqual(['debug', 'error', 'info', 'trace']);
    expect(printed).toContain('Failed query');
    for (const secret of [token, encrypted, TYPED, PASSWORD, PHONE]) expect(printed).not.toContain(secret);
  });
});

test.each(logLevels.filter((level) => level !== 'silent'))('%s logs itself and what is worse', (level) => {
  const found: string[] = [];
  const own = createLog(level, { write: (line: string) => void found.push(JSON.parse(line).level) });
  const { fatal, error, warn, info, debug, trace } = own;
  for (const say of [fatal, error, warn, info, debug, trace]) say.call(own, 'said');
  expect(found).toEqual(logLevels.slice(1, logLevels.indexOf(level) + 1));
});
