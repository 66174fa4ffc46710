import { type AxiosError, getLocale, request } from '@umijs/max';
import { security } from '@config/security';
import type { Input, Output, Path } from '@contract/index';
import { paths } from '@contract/paths';
import { isStillOurs } from '@/session/transitions';
import { addressOf } from './base';
import { encryptFields } from './encrypt';
import { RequestFailure } from './failure';
import { fromWire, toWire } from './paging';
import { type Call, endSession, tell, toFailure, unwrap } from './stages';
import { tokenFor } from './token';
import { translate } from './translate';

export { addressOf } from './base';
export { type FieldFailure, RequestFailure } from './failure';
export { newRequestId } from './requestId';

export interface CallOptions {
  /** Cancels the call; it then rejects with `cancelled` set and nobody is told. */
  signal?: AbortSignal;
  /** False: the caller shows the failure itself. An expired session is told in any case. */
  notice?: boolean;
  /** False for a POST that changes nothing: when no answer comes, nothing is left open. */
  writes?: boolean;
}

/**
 * One call of the contract: `call(paths.user.pageList, { current: 2 })`.
 * Resolves with the `data` of the envelope; rejects with a RequestFailure, and with nothing else.
 */
export function call<P extends Path>(path: P, input: Input<P>, options: CallOptions = {}): Promise<Output<P>> {
  const [method, url] = path.split(' ') as ['GET' | 'POST', string];
  return send(url, { writes: method === 'POST', ...options }, async () =>
    method === 'GET' ? { method, params: toWire(input ?? {}) } : { method, data: await body(path, input ?? {}) },
  );
}

/** Uploads one picture. `onProgress` hears the part sent, from 0 to 1. */
export function upload(
  file: Blob,
  { onProgress, ...options }: CallOptions & { onProgress?: (part: number) => void } = {},
): Promise<Output<typeof paths.upload.image>> {
  const [method, url] = paths.upload.image.split(' ') as ['POST', string];
  const data = new FormData();
  data.append('file', file);
  const onUploadProgress = ({ loaded, total }: { loaded: number; total?: number }) =>
    onProgress?.(total ? loaded / total : 0);
  return send(url, { ...options, writes: true }, async () => ({ method, data, onUploadProgress }));
}

/** Parsed in `stages.ts`: axios passes broken JSON on as if it were data, or drops the status with it. */
const AS_TEXT = { responseType: 'text', transformResponse: (body: unknown) => body } as const;

async function send<T>(
  url: string,
  { signal, notice = true, writes }: CallOptions & { writes: boolean },
  payload: () => Promise<Record<string, unknown>>,
): Promise<T> {
  const address = addressOf(url);
  // The token of now: by the time the payload is encrypted, the operator may have signed out.
  const call: Call = { token: tokenFor(address), writes, notice };
  try {
    if (writes && !isStillOurs()) throw otherAdmin();
    const config = await payload();
    const headers = { aToken: call.token, 'Accept-Language': getLocale() };
    return fromWire(unwrap(await request<string>(address, { ...config, headers, signal, ...AS_TEXT }), call)) as T;
  } catch (error) {
    const failure = toFailure(error as AxiosError | RequestFailure, call);
    endSession(failure);
    tell(failure, call);
    throw failure;
  }
}

/** Nothing was sent: a dialog of the layout tells the operator that another admin signed in. */
function otherAdmin(): RequestFailure {
  const failure = new RequestFailure({ message: translate('request.otherAdmin') });
  failure.told = true;
  return failure;
}

/** The body as it travels: login fields by their names on the wire, passwords encrypted (config/security.ts). */
async function body(path: Path, input: object): Promise<unknown> {
  if (path !== paths.login.account) return encryptFields(path, input);
  const { loginFields } = security;
  const named = Object.entries(input).map(([name, value]) => [loginFields[name as keyof typeof loginFields], value]);
  return encryptFields(path, Object.fromEntries(named));
}
