import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { nginxConf } from '../../scripts/nginxConf';
import { expect, signIn, test } from './fixtures';
import { hasBrotli, Nginx } from './nginx';

const DIST = join(__dirname, '../../dist');
/** The address of a file of the build. */
const built = (name: RegExp) => `/${readdirSync(DIST).find((file) => name.test(file))}`;

/**
 * Of the connection and of the server itself: nothing that a page goes by. nginx says `Vary` of all that the build
 * compressed, `npm run serve` only where it sends it compressed.
 */
const OWN =
  /^(vary|x-request-id|server|date|connection|keep-alive|transfer-encoding|content-length|accept-ranges|etag|last-modified)$/;

interface Answer {
  status: number;
  headers: Record<string, string>;
}

/** Of Node's own, which changes nothing on the way: fetch takes the encoding off. */
function ask(origin: string, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, (response) => {
      response.resume();
      const said = Object.entries(response.headers).filter(([name]) => !OWN.test(name));
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(said) as Record<string, string> });
    }).on('error', reject);
  });
}

/** The same by two names: older tables of types call scripts `application/javascript`. */
const sameType = ({ status, headers }: Answer) => ({
  status,
  headers: { ...headers, 'content-type': headers['content-type']?.replace('application/java', 'text/java') },
});

test('deploy/nginx.conf has the policy of this build', () => {
  const file = readFileSync(join(__dirname, '../../deploy/nginx.conf'), 'utf8');
  expect(file, 'npm run nginx writes it').toBe(nginxConf(DIST));
});

const describeNginx = () => {
  test('answers with the headers of npm run serve, one by one', async ({ server }) => {
    const nginx = await Nginx.start(server.url);
    const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const paths = ['/', '/index.html', '/user/login?redirect=%2Fuser%2FappUser', '/no/such/page', '/fish/health'];
    const files = [
      built(/^umi\.\w+\.js$/),
      built(/\.css$/),
      '/favicon.svg',
      '/build.json',
      '/umi.ffffffff.js',
      '/static/none.png',
      '/fish.config.json',
    ];
    const calls = ['/fish/admin/user/pageList', '/fish/admin/nothing', '/fish', '/fish/demo/cover-lake-1.svg'];
    try {
      for (const path of [...paths, ...files, ...calls]) {
        for (const accept of [page, '*/*', 'application/json']) {
          for (const encoding of ['identity', 'gzip', ...(hasBrotli ? ['gzip, deflate, br'] : [])]) {
            const sent = { accept, 'accept-encoding': encoding };
            const [ours, theirs] = [await ask(server.url, path, sent), await ask(nginx.url, path, sent)];
            expect({ path, sent, ...sameType(theirs) }).toEqual({ path, sent, ...sameType(ours) });
          }
        }
      }
    } finally {
      await nginx.stop();
    }
  });

  test('the console works there, with a profile of its own', async ({ page, server, allowOrigin }) => {
    const nginx = await Nginx.start(server.url);
    allowOrigin(nginx.url);
    try {
      writeFileSync(
        join(nginx.settings, 'fish.config.json'),
        JSON.stringify({ calls: { 'GET /fish/admin/tip/*': false } }),
      );
      await signIn(page, undefined, nginx.url);
      await page.getByRole('link', { name: 'App users', exact: true }).click();
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await page.goto(`${nginx.url}/message/tip`);
      await expect(page.getByText('This service has no “Tips”.')).toBeVisible();
    } finally {
      await page.close();
      await nginx.stop();
    }
  });
};

// Where there is none, the last lines of `npm test` say so.
if (process.env.NGINX_PATH) test.describe('nginx with deploy/nginx.conf', describeNginx);
