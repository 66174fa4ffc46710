import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { contract } from '../../contract';
import { codes } from '../../contract/codes';
import { encrypt, onDatabase, PASSWORD } from '../testing';

const SCRIPT = 'console.log("hello".length);';
const INLINE = 'document.documentElement.dataset.theme = "dark"';

const dist = mkdtempSync(join(tmpdir(), 'fish-dist-'));
mkdirSync(join(dist, 'static'));
writeFileSync(
  join(dist, 'index.html'),
  `<html><head><script type="application/json" id="fish-config"></script><script>${INLINE}</script></head><body><script src="/umi.0a1b2c3d.js"></script></body></html>`,
);
writeFileSync(join(dist, 'umi.0a1b2c3d.js'), SCRIPT);
writeFileSync(join(dist, 'umi.0a1b2c3d.js.gz'), gzipSync(SCRIPT));
writeFileSync(join(dist, 'umi.0a1b2c3d.js.br'), 'brotli stands here');
writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
afterAll(() => rmSync(dist, { recursive: true }));

const profile = {
  address: 'https://api.example.com/base',
  pictures: ['https://cdn.example.com'],
  token: { prefix: '</script><script>alert(1)//' },
};
const console = { dist, profile };

onDatabase({ console, docs: true }, (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });
  const open = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml' });

  describe('failures', () => {
    test('an unknown call is a real 404 in the shape of the envelope', async () => {
      for (const url of ['/fish/admin/nothing', '/fish', '/fish/', '/fish/admin/user/pageList/']) {
        const response = await open(url);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ code: 404, message: expect.any(String), data: null });
      }
    });

    test('a body that is not JSON is 400', async () => {
      const response = await server().app.inject({
        method: 'POST',
        url: '/fish/admin/login/account',
        headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
        payload: '{"account":',
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ code: 400, message: '无法解析请求', data: null });
    });

    test('a body that is too large is 413 with a message', async () => {
      const payload = { account: 'x'.repeat(2_000_000), password: 'x' };
      const response = await server().app.inject({ method: 'POST', url: '/fish/admin/login/account', payload });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({ code: 413, message: 'The request is too large' });
    });

    test.each(['/%', '/%ff', '/fish/admin/%c3%28', '/fish/uploads/%'])(
      'an address that can’t be read, %s, is an envelope with the headers of every answer',
      async (url) => {
        const { statusCode, headers, ...response } = await get(url);
        expect(statusCode).toBe(400);
        expect(response.json()).toEqual({ code: 400, message: expect.any(String), data: null });
        expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      },
    );

    test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'what a form of another page can send, %s, is never read as a call',
      async (type) => {
        const response = await server().app.inject({
          method: 'POST',
          url: '/fish/admin/login/account',
          headers: { 'content-type': type },
          payload: JSON.stringify({ account: 'admin', password: encrypt(PASSWORD) }),
        });
        expect(response.json()).not.toMatchObject({ code: codes.success });
        expect(response.payload).not.toContain('atoken');
      },
    );

    test('a body that would change the prototype of objects is 400', async () => {
      const response = await server().app.inject({
        method: 'POST',
        url: '/fish/admin/login/account',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"account":"admin"},"password":"x"}',
      });
      expect(response.statusCode).toBe(400);
    });

    test('TRACE echoes nothing', async () => {
      const response = await server().app.inject({ method: 'TRACE', url: '/', headers: { atoken: 'secret' } });
      expect(response.statusCode).toBe(404);
      expect(response.payload).not.toContain('secret');
    });

    test('the unexpected is 500 with a plain message and no stack', async () => {
      const token = await server().signIn();
      await server().db.execute(sql`alter table scene_template rename to hidden`);
      const response = await get('/fish/admin/sceneTemplate/list', { atoken: token });
      await server().db.execute(sql`alter table hidden rename to scene_template`);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({ code: 500, message: expect.stringContaining('went wrong'), data: null });
      expect(response.payload).not.toMatch(/scene_template|select|at /);
    });
  });

  test('answers of calls are kept by no cache', async () => {
    const response = await get('/fish/admin/user/pageList');
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });

  test('an answer that is no page runs nothing when it is opened as one, and stands in no frame', async () => {
    for (const url of ['/fish/admin/user/pageList', '/fish/admin/nothing', '/%', '/fish/health', '/favicon.svg']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy).toMatch(/^default-src 'none'; .*base-uri 'none'; frame-ancestors 'none'$/);
      expect(policy).not.toContain('script-src');
    }
  });

  test('health names status, version and database', async () => {
    expect((await get('/fish/health')).json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: expect.stringMatching(/^(embedded|postgresql)$/),
    });
  });

  describe('the description', () => {
    test('is OpenAPI 3.1 and holds every call of the contract', async () => {
      const document = (await get('/fish/openapi.json')).json();
      expect(document.openapi).toBe('3.1.0');
      const described = Object.entries<object>(document.paths).flatMap(([url, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
      );
      expect(described.sort()).toEqual(Object.keys(contract).sort());
    });

    test('has a page that asks no other origin for anything', async () => {
      const page = await open('/fish/docs/');
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect(page.headers['content-security-policy']).toContain("form-action 'none'");
      expect(page.payload).not.toMatch(/(src|href)="https?:/);
    });
  });

  describe('the console', () => {
    test.each(['/', '/index.html', '/user/login?redirect=%2Fuser%2FappUser', '/no/such/page', '/user/appUser.'])(
      '%s is index.html, asked for anew each time',
      async (url) => {
        const response = await open(url);
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
        expect(response.payload).toContain('umi.0a1b2c3d.js');
      },
    );

    test.each<Record<string, string>>([{ accept: '*/*' }, { accept: '' }, {}])(
      'a health checker that sends %j gets the page',
      async (headers) => {
        for (const url of ['/', '/user/sysUser', '/no/such/page?at=1']) {
          const { statusCode, headers: answered } = await get(url, headers);
          expect([url, statusCode]).toEqual([url, 200]);
          expect(answered['content-type']).toContain('text/html');
        }
        const head = await server().app.inject({ method: 'HEAD', url: '/user/sysUser', headers });
        expect(head.statusCode).toBe(200);
      },
    );

    test('below /fish nothing is a page, whatever is asked for', async () => {
      for (const accept of ['*/*', 'text/html', 'text/html,application/xhtml+xml,*/*;q=0.8']) {
        for (const url of ['/fish', '/fish/', '/fish?at=1', '/fish/admin/nothing', '/fish/uploads/none.png']) {
          const response = await get(url, { accept });
          expect([url, response.statusCode]).toEqual([url, 404]);
          expect(response.json()).toMatchObject({ code: 404, data: null });
        }
      }
    });

    test('index.html is told the profile, which cannot leave its place', async () => {
      const { payload } = await open('/');
      const [, said = ''] = /<script type="application\/json" id="fish-config">([^<]*)<\/script>/.exec(payload) ?? [];
      expect(JSON.parse(said)).toEqual(profile);
    });

    test('its policy allows our scripts, the inline one by its hash, and calls and pictures to the configured addresses', async () => {
      const policy = String((await open('/')).headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).toContain("connect-src 'self' https://api.example.com;");
      expect(policy).toContain("img-src 'self' data: blob: https://api.example.com https://cdn.example.com;");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'none'");
    });

    test('a hashed file is kept for good, any other is asked for anew', async () => {
      expect((await get('/umi.0a1b2c3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
    });

    test.each([
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ])('of what the build compressed, %s gets %s', async (accepted, encoding) => {
      const { headers, statusCode } = await get('/umi.0a1b2c3d.js', { 'accept-encoding': accepted });
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toContain('javascript');
      expect(headers['cache-control']).toContain('immutable');
    });

    test.each(['/umi.ffffffff.js', '/static/logo.png', '/..%2f..%2fpackage.json'])('%s is a real 404', async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    });

    test('a page path is a 404 for what does not read pages', async () => {
      expect((await get('/user/sysUser', { accept: 'application/json' })).statusCode).toBe(404);
      const posted = await server().app.inject({
        method: 'POST',
        url: '/user/sysUser',
        headers: { accept: 'text/html' },
      });
      expect(posted.statusCode).toBe(404);
    });
  });
});

onDatabase({ console }, (server) => {
  test.each(['/fish/openapi.json', '/fish/docs', '/fish/docs/', '/fish/docs/json', '/fish/docs/static/index.html'])(
    'without a setting nobody is told by %s what calls there are',
    async (url) => {
      const response = await server().app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 404, data: null });
    },
  );
});
