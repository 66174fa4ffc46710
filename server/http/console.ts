import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface ConsoleOptions {
  /** Folder of the built console. */
  dist: string;
  /** Base address the console talks to, when that is not this back end. */
  api?: string;
  /** Public key the console encrypts with, when it is not the one it was built with; base64 DER. */
  publicKey?: string;
}

const YEAR_S = 31_536_000;
/** Files the build names after their content: a new build is a new name. */
const HASHED = /\.[0-9a-f]{8}\.(?:async\.)?\w+$/;

type SendPage = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the console: hashed files for good and as compressed by the build, index.html anew each time. Answers how to
 * send index.html, which is what every page path gets.
 */
export async function serveConsole(app: FastifyInstance, options: ConsoleOptions): Promise<SendPage> {
  const index = configured(readFileSync(join(options.dist, 'index.html'), 'utf8'), options);
  const policy = contentPolicy(index, options.api);

  const sendIndex: SendPage = (reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(index);

  await app.register(fastifyStatic, {
    root: options.dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const name = path.replace(/\.(br|gz)$/, '');
      reply.setHeader('cache-control', HASHED.test(name) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendIndex(reply));
  app.get('/index.html', { schema: { hide: true } }, (_request, reply) => sendIndex(reply));
  return sendIndex;
}

/** Whether a person opens an address of the console, rather than a program a file or a call. */
export function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const reads = method === 'GET' || method === 'HEAD';
  const wantsHtml = headers.accept?.includes('text/html') ?? false;
  return reads && wantsHtml && extname(path) === '' && path !== '/fish' && !path.startsWith('/fish/');
}

/** index.html with what it is configured with at the start: no rebuild for another address or key. */
function configured(html: string, { api, publicKey }: ConsoleOptions): string {
  return withMeta(withMeta(html, 'fish-api', api), 'fish-public-key', publicKey);
}

function withMeta(html: string, name: string, content: string | undefined): string {
  if (!content) {
    return html;
  }
  const escaped = content.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const meta = `<meta name="${name}" content="${escaped}">`;
  const present = new RegExp(`<meta[^>]*name="${name}"[^>]*>`);
  return present.test(html) ? html.replace(present, () => meta) : html.replace('</head>', () => `${meta}</head>`);
}

/** Only our own files, and the inline scripts that index.html has. antd writes styles at run time. */
function contentPolicy(html: string, api: string | undefined): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(api)].join(' ')}`,
    `connect-src ${["'self'", ...originOf(api)].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const originOf = (api: string | undefined) => (api ? [new URL(api).origin] : []);
