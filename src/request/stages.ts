import type { AxiosError } from '@umijs/max';
import { codes } from '@contract/codes';
import { notice } from '@/components/notice';
import { expire } from '@/session/transitions';
import { RequestFailure } from './failure';
import { translate } from './translate';

/** One call on its way, as the stages need to know it. */
export interface Call {
  /** The token it carries. */
  token: string;
  /** It writes, so a lost answer leaves its outcome unknown. */
  writes: boolean;
  /** Show a failure beside the page. A form that shows it itself says false. */
  notice: boolean;
}

/** Statuses with a line of their own in the catalogue (spec §8). */
const CATALOGUE = [400, 401, 403, 404, 406, 410, 422, 500, 502];

/** Stage 1, unwrap: the data of an envelope with code 200; anything else is a failure. */
export function unwrap(body: string, { token }: Call): unknown {
  const envelope = parse(body);
  if (!isEnvelope(envelope)) throw new RequestFailure({ message: translate('request.broken'), token });
  const { code, data, message } = envelope;
  if (code === codes.success) return data;
  throw new RequestFailure({
    code,
    data,
    token,
    message:
      code === codes.tokenExpired
        ? translate('request.tokenExpired')
        : message || translate('request.unknown', { code }),
  });
}

/** Stage 1 for a call that got no envelope: what HTTP or the network said. */
export function toFailure(error: AxiosError | RequestFailure, { token, writes }: Call): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (error.code === 'ERR_CANCELED') return new RequestFailure({ message: '', cancelled: true, token });
  const { response } = error;
  if (!response) {
    const message = translate(writes ? 'request.outcomeUnknown' : 'request.network');
    return new RequestFailure({ message, token, outcomeUnknown: writes });
  }
  const { status, data } = response;
  return new RequestFailure({ message: messageOf(data) || catalogueLine(status), status, token });
}

/** Stage 2, session: code 10021 and HTTP 401 reset the login status (spec §8), once. */
export function endSession(failure: RequestFailure): void {
  if (failure.code !== codes.tokenExpired && failure.status !== 401) return;
  // An answer to a token that ended already is no news: the operator was told, or has signed in again.
  if (expire(failure.token ?? '')) notice.error(failure.message);
  failure.told = true;
}

/** Stage 3, message: exactly one notice for a failure that its caller does not show. */
export function tell(failure: RequestFailure, call: Call): void {
  if (failure.told || failure.cancelled || !call.notice) return;
  notice.error(failure.message);
  failure.told = true;
}

function catalogueLine(status: number): string {
  return CATALOGUE.includes(status) ? translate(`request.http.${status}`) : translate('request.http.other', { status });
}

function messageOf(body: unknown): string {
  const message = (parse(body) as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
}

/** Null when it is no whole JSON. */
function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is { code: number; message: string; data: unknown } {
  return typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'number';
}
