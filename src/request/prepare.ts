import { type AxiosRequestConfig, getLocale } from '@umijs/max';
import { security } from '@config/security';
import { paths } from '@contract/paths';
import { addressOf } from './base';
import { encryptFields } from './encrypt';
import { RequestFailure } from './failure';
import { toWire } from './paging';
import { tokenFor } from './token';
import { translate } from './translate';

type Prepared = AxiosRequestConfig | Promise<AxiosRequestConfig>;

/** Lets nothing be written where it may not be; a dialog of the layout tells the operator why. */
export function guarded(mayWrite: () => boolean) {
  return (call: AxiosRequestConfig): Prepared => {
    if (!call.writes || mayWrite()) return call;
    const failure = new RequestFailure({ message: translate('request.otherAdmin'), token: call.token });
    failure.notified = true;
    throw failure;
  };
}

/** What it carries, as it travels: names of the wire, passwords encrypted (config/security.ts). */
export async function encrypted(call: AxiosRequestConfig): Promise<AxiosRequestConfig> {
  const path = `${call.method?.toUpperCase()} ${call.url}`;
  const params = call.params && toWire(call.params);
  return { ...call, params, data: await encryptFields(path, named(path, call.data)) };
}

/** Login fields by their names on the wire. */
function named(path: string, data: object): object {
  if (path !== paths.login.account) return data;
  const { loginFields } = security;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [loginFields[name as keyof typeof loginFields], value]),
  );
}

export function inLanguage(call: AxiosRequestConfig): Prepared {
  return withHeader(call, 'Accept-Language', getLocale());
}

/** To the configured back end, with the token that only it gets (spec §7). */
export function addressed(call: AxiosRequestConfig): Prepared {
  const url = call.url?.startsWith('/') ? addressOf(call.url) : (call.url ?? '');
  const { token = tokenFor(url) } = call;
  return withHeader({ ...call, url, token }, 'aToken', token);
}

function withHeader(call: AxiosRequestConfig, name: string, value: string): AxiosRequestConfig {
  return { ...call, headers: { ...call.headers, [name]: value } as AxiosRequestConfig['headers'] };
}
