import { userCalls } from '../../contract/user/calls';
import type { Client } from './client';
import type { Found } from './found';

const ANY = 'https://console.example';

/**
 * Whether a console on another origin may ask: the preflight must allow the token's header and `content-type`, and the
 * answer the origin. That matters only where the console stands elsewhere.
 */
export async function findCors(client: Client, found: Found, origin?: string): Promise<void> {
  const asks = origin ?? ANY;
  const { header } = client.service.token;
  const [, path = ''] = userCalls.changeStatus.split(' ');
  const wanted = [header.toLowerCase(), 'content-type'];
  const preflight = await client.send(client.base + path, {
    method: 'OPTIONS',
    headers: {
      origin: asks,
      'access-control-request-method': 'POST',
      'access-control-request-headers': wanted.join(','),
    },
  });
  const { headers } = await client.ask(userCalls.pageList, {}, { headers: { origin: asks } });
  const allowed = listOf(preflight.headers.get('access-control-allow-headers'));
  const lacking = [
    ...(isFor(preflight.headers, asks) && preflight.ok ? [] : ['the preflight is not answered for it']),
    ...wanted
      .filter((name) => !allowed.includes(name) && !(allowed.includes('*') && name !== 'authorization'))
      .map((name) => `the header ${name} is not allowed`),
    ...(isFor(headers, asks) ? [] : ['answers do not allow it']),
  ];
  if (!lacking.length) {
    found.note('CORS', 'said', `A console at ${asks} may ask it.`);
  } else if (origin) {
    found.note('CORS', 'lost', `A console at ${origin} can’t ask it: ${lacking.join(', ')}.`);
  } else {
    found.note(
      'CORS',
      'said',
      'A console on another origin can’t ask it; serve both under one, or allow it (--origin checks).',
    );
  }
}

const listOf = (header: string | null) => (header ?? '').toLowerCase().split(/\s*,\s*/);

const isFor = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');
