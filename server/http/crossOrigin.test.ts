import { sql } from 'drizzle-orm';
import { contract } from '../../contract';
import { loginCalls } from '../../contract/login/calls';
import { png, upload } from '../areas/upload/testPictures';
import { onDatabase } from '../testing';

const CONSOLE = 'https://console.example.com';
const SECOND = 'http://127.0.0.1:8001';
const STRANGER = 'https://console.example.com.evil.example';
const LOGIN = loginCalls.account.split(' ')[1] ?? '';

const preflightOf = (origin: string) => ({
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'accept-language,atoken,content-type',
});

onDatabase({ origins: [CONSOLE, SECOND] }, (server) => {
  const ask = (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Record<string, string>) =>
    server().app.inject({ method, url, headers });

  test.each([CONSOLE, SECOND])('%s gets what a call of the console needs', async (origin) => {
    for (const path of Object.keys(contract)) {
      const { statusCode, headers } = await ask('OPTIONS', path.split(' ')[1] ?? '', preflightOf(origin));
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'aToken, Content-Type, Accept-Language',
        'access-control-max-age': '7200',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('answers, refusals and failures can be read there', async () => {
    const token = await server().signIn();
    const answers = [
      await ask('GET', '/fish/admin/user/pageList', { origin: CONSOLE, atoken: token }),
      await ask('GET', '/fish/admin/user/pageList', { origin: CONSOLE }),
      await ask('POST', LOGIN, { origin: CONSOLE, 'content-type': 'text/unreadable' }),
      await ask('GET', '/fish/admin/nothing', { origin: CONSOLE }),
      await ask('GET', '/fish/health', { origin: CONSOLE }),
    ];
    await server().db.execute(sql`alter table scene_template rename to hidden`);
    answers.push(await ask('GET', '/fish/admin/sceneTemplate/list', { origin: CONSOLE, atoken: token }));
    await server().db.execute(sql`alter table hidden rename to scene_template`);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 415, 404, 200, 500]);
    expect(answers[1]?.json()).toMatchObject({ code: 10021 });
    for (const { headers } of answers) expect(headers).toMatchObject({ 'access-control-allow-origin': CONSOLE });
  });

  test('pictures too, and no cache hands one to another origin', async () => {
    const url = await upload(server(), await server().signIn(), png(4, 4));
    for (const picture of [url, '/fish/demo/cover-lake-1.svg']) {
      const { statusCode, headers } = await ask('GET', picture, { origin: CONSOLE });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'access-control-allow-origin': CONSOLE, vary: 'Origin' });
    }
  });

  test('an origin that is not listed gets nothing', async () => {
    for (const origin of [STRANGER, 'http://console.example.com', 'https://console.example.com:8443', 'null']) {
      const preflight = await ask('OPTIONS', LOGIN, preflightOf(origin));
      const answer = await ask('GET', '/fish/admin/user/pageList', { origin });
      for (const { headers } of [preflight, answer]) expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('an OPTIONS that is no preflight is answered as well', async () => {
    expect((await ask('OPTIONS', LOGIN, {})).statusCode).toBe(204);
  });
});

onDatabase({}, (server) => {
  test('nobody is let in unless the setting says so', async () => {
    const preflight = await server().app.inject({ method: 'OPTIONS', url: LOGIN, headers: preflightOf(CONSOLE) });
    expect(preflight.statusCode).toBe(404);
    const answer = await server().app.inject({ url: '/fish/admin/user/pageList', headers: { origin: CONSOLE } });
    for (const { headers } of [preflight, answer]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
