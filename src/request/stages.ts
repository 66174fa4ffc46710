import type { AxiosError, AxiosRequestConfig, AxiosResponse } from '@umijs/max';
import { codes } from '@contract/codes';
import type { Path } from '@contract/index';
import { notice } from '@/components/notice';
import { isUnknown, markAnswered, markMissing } from './availability';
import { profile } from './backEnd';
import { RequestFailure } from './failure';
import { readAnswer, readNow, readWritten, Unreadable } from './read';
import { translate } from './translate';
import { fieldsOf, fromWireFields, fromWirePaths } from './wire/fields';
import { parseJson } from './wire/parse';

/** Statuses with their own text (spec §8). */
const CATALOGUE = [400, 401, 403, 404, 406, 410, 422, 500, 502] as const;

/** Stage 1, unwrap: returns an envelope's data for success, as the contract says it looks; anything else is a failure. */
export function unwrap<T>(response: AxiosResponse): AxiosResponse<T> {
  const { config } = response;
  const envelope = envelopeOf(response.data);
  if (!envelope) throw broken(config);
  markAnswered(config.endpoint ?? '');
  const { code, data, message } = envelope;
  if (code === codes.success) return { ...response, data: readData(data, config) as T };
  throw new RequestFailure({
    code,
    data: readRefusal(code, data, config),
    token: config.token,
    message:
      code === codes.tokenExpired
        ? translate('request.tokenExpired')
        : message || translate('request.unknown', { code }),
  });
}

function readData(data: unknown, config: AxiosRequestConfig): unknown {
  const { endpoint = '', sent, writes } = config;
  const named = inOwnWords(data, config);
  if (writes) return readWritten(endpoint, named, sent);
  try {
    return readAnswer(endpoint, named, sent);
  } catch (error) {
    throw error instanceof Unreadable ? broken(config) : error;
  }
}

/** What a refusal holds: the record as it is now, or which fields are wrong. */
function readRefusal(code: number | string, data: unknown, config: AxiosRequestConfig): unknown {
  const { endpoint = '' } = config;
  if (code === codes.conflict) return readNow(endpoint, inOwnWords(data, config));
  return fromWirePaths(data, fieldsOf(endpoint, profile()));
}

const inOwnWords = (data: unknown, { endpoint = '' }: AxiosRequestConfig) =>
  fromWireFields(data, fieldsOf(endpoint, profile()), profile().paging.list);

const broken = ({ token, writes }: AxiosRequestConfig) =>
  new RequestFailure({ message: translate('request.broken'), token, outcomeUnknown: writes });

/** Statuses of a service that has no such call. */
const NO_SUCH_CALL = [404, 405, 501];

/** Statuses of what stands before a service, or of a service that passed a call on, when there was no answer. */
const UNANSWERED = [502, 503, 504];
/** With an envelope the service says itself that it did nothing. */
const NOTHING_DONE = 503;

/** Stage 1 without an envelope: the failure of HTTP or the network. */
export async function toFailure(error: Error): Promise<never> {
  if (error instanceof RequestFailure) throw error;
  const { code, config, response } = error as AxiosError;
  const { token, writes = false, endpoint } = config ?? {};
  if (code === 'ERR_CANCELED') throw new RequestFailure({ message: '', cancelled: true, token });
  if (!response) {
    const silent = code === 'ETIMEDOUT' ? 'request.timeout' : 'request.network';
    const message = translate(writes ? 'request.outcomeUnknown' : silent);
    throw new RequestFailure({ message, token, outcomeUnknown: writes, away: !writes });
  }
  const { status, data } = response;
  const envelope = envelopeOf(data);
  const enveloped = envelope !== undefined;
  if (enveloped) markAnswered(endpoint ?? '');
  const absent = NO_SUCH_CALL.includes(status) && !enveloped && endpoint !== undefined;
  const missing = absent && (writes ? isUnknown(endpoint as Path) : markMissing(endpoint));
  const message = messageOf(data) || catalogueLine(status);
  throw new RequestFailure({ message, status, token, missing, ...whatIsDone(status, { envelope, writes }) });
}

function whatIsDone(status: number, { envelope, writes }: { envelope?: Envelope; writes: boolean }) {
  if (envelope && status === NOTHING_DONE) return { code: envelope.code, away: true };
  const unanswered = UNANSWERED.includes(status);
  return { outcomeUnknown: unanswered && writes, away: unanswered && !writes };
}

export interface SessionEnds {
  /** Ends the session of `token`. False if it had already ended. */
  expire: (token: string) => boolean;
  /** Asks the admin of `token` for another password first. False if their session has ended. */
  demandPassword: (token: string) => boolean;
}

/**
 * Stage 2, session: code 10021 and HTTP 401 reset the login status (spec §8), once; code 10004 shows nothing but the
 * form of another password, which says why.
 */
export function followSession({ expire, demandPassword }: SessionEnds) {
  return async (error: Error): Promise<never> => {
    const failure = error as RequestFailure;
    if (failure.code === codes.mustChangePassword) {
      demandPassword(failure.token ?? '');
      failure.notified = true;
    }
    if (failure.code === codes.tokenExpired || failure.status === 401) {
      // The token's session had already ended: the operator was told, or has signed in again.
      if (expire(failure.token ?? '')) notice.error(failure.message);
      failure.notified = true;
    }
    throw failure;
  };
}

/** Stage 3, message: one notice for a failure that its caller does not show. */
export function tell(error: Error, call: { notice?: boolean }): void {
  const failure = error as RequestFailure;
  if (failure.notified || failure.cancelled || call.notice === false) return;
  notice.error(failure.message);
  failure.notified = true;
}

function catalogueLine(status: number): string {
  const known = CATALOGUE.find((each) => each === status);
  return known ? translate(`request.http.${known}`) : translate('request.http.other', { status });
}

function messageOf(body: unknown): string {
  const message = (parseJson(body) as Record<string, unknown> | null)?.[profile().envelope.message];
  return typeof message === 'string' ? message : '';
}

interface Envelope {
  code: number | string;
  message: string;
  data: unknown;
}

/** The envelope in the contract's words; undefined if there is none. */
function envelopeOf(body: unknown): Envelope | undefined {
  const { envelope } = profile();
  const answer = parseJson(body);
  if (typeof answer !== 'object' || answer === null) return undefined;
  const {
    [envelope.code]: code,
    [envelope.message]: message,
    [envelope.data]: data,
  } = answer as Record<string, unknown>;
  if (typeof code !== 'number' && (typeof code !== 'string' || !code)) return undefined;
  return { code: codeOf(code), message: typeof message === 'string' ? message : '', data };
}

/** The contract's code for a service's; a number and its digits are the same. */
function codeOf(wire: number | string): number | string {
  for (const [name, own] of Object.entries(profile().envelope.codes)) {
    if ([own].flat().some((each) => String(each) === String(wire))) return codes[name as keyof typeof codes];
  }
  return wire;
}
