import { configure } from './backEnd';
import { checkHealth } from './health';

const answering = (...answers: (() => Promise<Response>)[]) => {
  const asked = jest.fn((_address: string, _how: { headers: Record<string, string> }) =>
    (answers.length > 1 ? answers.shift() : answers[0])?.(),
  );
  Object.assign(window, { fetch: asked });
  return asked;
};
const saying = (body: string) => async () => ({ text: async () => body }) as Response;

test('a healthy back end says so, and each answer is timed', async () => {
  const asked = answering(saying('{"status":"ok","version":"1.2.3","database":"embedded"}'));
  const pulse = await checkHealth();
  expect(pulse).toMatchObject({ state: 'ok', says: { version: '1.2.3', database: 'embedded' } });
  expect(pulse.times).toHaveLength(asked.mock.calls.length);
});

test('each is asked with the token that its address may have', async () => {
  localStorage.setItem('authorization', 'token-1');
  const asked = answering(saying('{"status":"ok"}'));
  await checkHealth();
  localStorage.clear();
  await checkHealth();
  const tokens = asked.mock.calls.map(([, { headers }]) => headers.aToken);
  expect(tokens).toEqual([...Array(5).fill('token-1'), ...Array(5).fill('')]);
});

test('the token travels as the service wants it', async () => {
  localStorage.setItem('authorization', 'token-1');
  configure('{"token":{"header":"Authorization","prefix":"Bearer "}}');
  const asked = answering(saying('{"status":"ok"}'));
  await checkHealth();
  configure('{}');
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ Authorization: 'Bearer token-1' });
});

test('one whose database is down', async () => {
  answering(saying('{"status":"unavailable","version":"1.2.3","database":"postgresql"}'));
  expect(await checkHealth()).toMatchObject({ state: 'unavailable' });
});

test.each(['<html>', '{"code":10404,"message":"no such call","data":null}', 'null'])(
  'one that has no such call is asked once: %s',
  async (body) => {
    const asked = answering(saying(body));
    expect(await checkHealth()).toMatchObject({ state: 'unknown', says: undefined });
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test('one that is gone, even half-way', async () => {
  answering(saying('{"status":"ok"}'), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await checkHealth()).toEqual({ state: 'unreachable', times: [] });
});
