import { type AxiosRequestConfig, getLocale } from '@umijs/max';
import type { Path } from '@contract/index';
import { writes } from '@contract/writes';
import { has } from './availability';
import { profile } from './backEnd';
import { addressOf } from './base';
import { encryptFields } from './encrypt';
import { RequestFailure } from './failure';
import { isOffline } from './offline';
import { tokenFor, tokenHeader } from './token';
import { translate } from './translate';
import { fieldsOf, toWireFields } from './wire/fields';
import { toWireBody, toWirePaging, toWireQuery } from './wire/query';

type Prepared = AxiosRequestConfig | Promise<AxiosRequestConfig>;

/** Which call of the contract it is, and what it is sent, before any of it gets the service's names. */
export function named(call: AxiosRequestConfig): Prepared {
  const endpoint = `${call.method?.toUpperCase()} ${call.url}`;
  const { params, data } = call;
  return { ...call, endpoint, writes: call.writes ?? writes(endpoint), sent: params ?? data };
}

/** A call that gets no answer ends all the same, so that nobody waits for ever. */
export function timed(call: AxiosRequestConfig): Prepared {
  const { read, write } = profile().timeout;
  return { ...call, timeout: (call.writes ? write : read) * 1000 };
}

/** A call that the service lacks is not made. */
export function present(call: AxiosRequestConfig): Prepared {
  if (has(call.endpoint as Path)) return call;
  throw new RequestFailure({ message: translate('request.noSuchCall'), status: 404, token: call.token, missing: true });
}

/** Stops writes that are not allowed; a dialog of the layout says why. */
export function guarded(mayWrite: () => boolean) {
  return (call: AxiosRequestConfig): Prepared => {
    if (!call.writes || mayWrite()) return call;
    const failure = new RequestFailure({ message: translate('request.otherAdmin'), token: call.token });
    failure.notified = true;
    throw failure;
  };
}

/** A write is not sent while the browser is offline. A read is tried in any case: it says itself why it failed. */
export async function online(call: AxiosRequestConfig): Promise<AxiosRequestConfig> {
  if (!call.writes || !(await isOffline())) return call;
  throw new RequestFailure({ message: translate('request.offline'), token: call.token, unsent: true });
}

/** Passwords are encrypted as the profile says for the contract's call, wherever the service has it. */
export async function encrypted(call: AxiosRequestConfig): Promise<AxiosRequestConfig> {
  return { ...call, data: await encryptFields(call.endpoint ?? '', call.data) };
}

/** The method, path, names and values that the service has. */
export function onWire(call: AxiosRequestConfig): Prepared {
  const service = profile();
  const { endpoint = '', params, data } = call;
  const place = service.calls[endpoint];
  const [method, url] = typeof place === 'string' ? place.split(' ') : [call.method, call.url];
  const payload = params ?? data ?? {};
  const named = (own: unknown) => toWireFields(own, fieldsOf(endpoint, service)) as object;
  const located = { ...call, method, url } as AxiosRequestConfig;
  if (data instanceof FormData) return located;
  if (method?.toUpperCase() === 'GET')
    return { ...located, params: searchOf(toWireQuery(named(payload), service)), data: undefined };
  const said = (own: unknown) => (params ? toWirePaging(named(own), service.paging) : named(own));
  const body = { ...located, params: undefined, data: toWireBody(payload, service, said) };
  return withHeader(body, 'Content-Type', 'application/json');
}

/** axios would call a repeated parameter `status[]`. */
function searchOf(query: Record<string, string | string[]>): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs);
}

export function inLanguage(call: AxiosRequestConfig): Prepared {
  return withHeader(call, 'Accept-Language', getLocale());
}

/** Adds the back end's address, and the token, which only this back end gets (spec §7). */
export function addressed(call: AxiosRequestConfig): Prepared {
  const url = call.url?.startsWith('/') ? addressOf(call.url) : (call.url ?? '');
  const { token = tokenFor(url) } = call;
  const [header, value] = tokenHeader(token);
  return withHeader({ ...call, url, token }, header, value);
}

/**
 * Browsers keep some failures, such as HTTP 410, as long as they like, and `Retry` would get them again. A service
 * elsewhere would have to allow the header.
 */
export function fresh(call: AxiosRequestConfig): Prepared {
  const isOwnOrigin = new URL(call.url ?? '', window.location.href).origin === window.location.origin;
  return isOwnOrigin && !call.writes ? withHeader(call, 'Cache-Control', 'max-age=0') : call;
}

function withHeader(call: AxiosRequestConfig, name: string, value: string): AxiosRequestConfig {
  return { ...call, headers: { ...call.headers, [name]: value } as AxiosRequestConfig['headers'] };
}
