import { createHmac } from 'node:crypto';
import type { Gateway, Outcome, Parcel } from './gateway';

export interface Webhook {
  /** The address that each push is posted to. */
  url: string;
  /** The secret shared with the gateway. */
  secret: string;
}

const TIMEOUT_MS = 10_000;
/** Temporary errors. Every other 4xx means that this push will never be accepted. */
const LATER = [408, 425, 429];

/**
 * Posts each push to the owner's gateway, which brings it to the phone. docs/push-gateway.md describes the requests and
 * the meaning of the answers.
 */
export const webhookGateway = (webhook: Webhook): Gateway => ({
  inTransaction: false,
  atOnce: 20,
  deliver: (parcels, _db, now) => Promise.all(parcels.map((parcel) => post(webhook, parcel, now))),
});

async function post({ url, secret }: Webhook, parcel: Parcel, now: string): Promise<Outcome> {
  const { deliveryId, key, userId, userNumber, payload } = parcel;
  const body = JSON.stringify({ deliveryId, userId, number: userNumber, payload });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
        'x-fish-timestamp': now,
        'x-fish-signature': sign(secret, now, body),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await outcomeOf(response, now);
  } catch (error) {
    return { state: 'again', error: `No answer: ${reasonOf(error)}` };
  }
}

/** `v1=` and the HMAC-SHA256, in hex, of the timestamp, a dot and the body. */
const sign = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

async function outcomeOf(response: Response, now: string): Promise<Outcome> {
  if (response.ok) {
    await response.body?.cancel();
    return { state: 'sent' };
  }
  const { status } = response;
  const said = (await response.text()).trim();
  const error = `HTTP ${status}${said && `: ${said}`}`;
  if (status >= 400 && status < 500 && !LATER.includes(status)) {
    return { state: 'failed', error };
  }
  return { state: 'again', error, afterMs: retryAfter(response.headers.get('retry-after'), now) };
}

/** In milliseconds; the header contains seconds or a date. */
function retryAfter(header: string | null, now: string): number | undefined {
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.parse(now) : seconds * 1000;
  return wait > 0 ? wait : undefined;
}

/** The message `fetch failed` says nothing; its cause does: ECONNREFUSED, ENOTFOUND … */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}
