import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { backEnd, type Profile } from '../../config/backEnd';

export interface ConsoleOptions {
  dist: string;
  /** What is otherwise about the console's service (config/backEnd.ts), if it is not this back end as it was built. */
  profile?: Profile;
}

const YEAR_S = 31_536_000;
/** Files with a content hash in their name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?\w+$/;

/** Its place, which config/htmlPlugin.ts makes. */
const PROFILE = /(<script[^>]*id="fish-config"[^>]*>)[^<]*<\/script>/;

type SendPage = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the console: files with a hash are cached forever and sent as the build compressed them; index.html is never
 * cached. Returns a function that sends index.html, which is the answer for every page path.
 */
export async function serveConsole(app: FastifyInstance, options: ConsoleOptions): Promise<SendPage> {
  const { dist, profile = {} } = options;
  const index = configured(readFileSync(join(dist, 'index.html'), 'utf8'), profile);
  const policy = contentPolicy(index, { ...backEnd, ...profile });

  const sendIndex: SendPage = (reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(index);

  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.setHeader('cache-control', HASHED.test(name) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendIndex(reply));
  app.get('/index.html', (_request, reply) => sendIndex(reply));
  return sendIndex;
}

/** What browsers send for a page, and what health checkers and curl send for anything. */
const READS_PAGES = /text\/html|\*\/\*/;

/** As in deploy/nginx.conf: a full stop at the end is of the sentence that a link stood in. */
const FILE = /\.[^/]+$/;

/** Whether a page of the console is opened, and not a file or a call requested. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const reads = method === 'GET' || method === 'HEAD';
  const wantsHtml = READS_PAGES.test(headers.accept || '*/*');
  return reads && wantsHtml && !FILE.test(path) && path !== '/fish' && !path.startsWith('/fish/');
}

/** Writes the profile into index.html at the start, so that it needs no rebuild, and no request of its own. */
function configured(html: string, profile: Profile): string {
  const json = JSON.stringify(profile).replace(/</g, '\\u003c');
  return html.replace(PROFILE, (_, tag: string) => `${tag}${json}</script>`);
}

/**
 * Allows only our own files and the inline scripts of index.html. Styles of one element stay open: text fields that grow
 * and the tips of charts are measured and drawn with them.
 */
export function contentPolicy(html: string, { address, pictures = [] }: Profile): string {
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const api = address ? [new URL(address).origin] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...api, ...pictures].join(' ')}`,
    `connect-src ${["'self'", ...api].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Forms are sent by scripts only: what injects one must not send what is typed elsewhere.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
