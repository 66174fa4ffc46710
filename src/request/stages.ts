import type { AxiosError, AxiosResponse } from '@umijs/max';
import { codes } from '@contract/codes';
import { notice } from '@/components/notice';
import { RequestFailure } from './failure';
import { fromWire } from './paging';
import { translate } from './translate';

/** Statuses with a line of their own in the catalogue (spec §8). */
const CATALOGUE = [400, 401, 403, 404, 406, 410, 422, 500, 502];

/** Stage 1, unwrap: the data of an envelope with code 200; anything else is a failure. */
export function unwrap<T>(response: AxiosResponse): AxiosResponse<T> {
  const { token } = response.config;
  const envelope = parse(response.data);
  if (!isEnvelope(envelope)) throw new RequestFailure({ message: translate('request.broken'), token });
  const { code, data, message } = envelope;
  if (code === codes.success) return { ...response, data: fromWire(data) as T };
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
export async function toFailure(error: Error): Promise<never> {
  if (error instanceof RequestFailure) throw error;
  const { code, config, response } = error as AxiosError;
  const { token, writes = false } = config ?? {};
  if (code === 'ERR_CANCELED') throw new RequestFailure({ message: '', cancelled: true, token });
  if (!response) {
    const message = translate(writes ? 'request.outcomeUnknown' : 'request.network');
    throw new RequestFailure({ message, token, outcomeUnknown: writes });
  }
  const { status, data } = response;
  throw new RequestFailure({ message: messageOf(data) || catalogueLine(status), status, token });
}

/** Stage 2, session: code 10021 and HTTP 401 reset the login status (spec §8), once. */
export function endSession(expire: (token: string) => boolean) {
  return async (error: Error): Promise<never> => {
    const failure = error as RequestFailure;
    if (failure.code === codes.tokenExpired || failure.status === 401) {
      // An answer to a token that ended already is no news: the operator was told, or has signed in again.
      if (expire(failure.token ?? '')) notice.error(failure.message);
      failure.notified = true;
    }
    throw failure;
  };
}

/** Stage 3, message: exactly one notice for a failure that its caller does not show. */
export function tell(error: Error, call: { notice?: boolean }): void {
  const failure = error as RequestFailure;
  if (failure.notified || failure.cancelled || call.notice === false) return;
  notice.error(failure.message);
  failure.notified = true;
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
