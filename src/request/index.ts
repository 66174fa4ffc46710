import { type AxiosRequestConfig, request } from '@umijs/max';
import type { Input, Output, Path } from '@contract/index';
import { paths } from '@contract/paths';
import { addressOf } from './base';
import { tokenFor } from './token';

export { addressOf } from './base';
export { type FieldFailure, RequestFailure } from './failure';
export { newRequestId } from './requestId';

/** `signal` cancels the call: it then rejects with `cancelled` set and nobody is told. The others: runtime.ts. */
export type CallOptions = Pick<AxiosRequestConfig, 'notice' | 'writes'> & { signal?: AbortSignal };

/**
 * One call of the contract: `call(paths.user.pageList, { current: 2 })`.
 * Resolves with the `data` of the envelope; rejects with a RequestFailure, and with nothing else.
 */
export function call<P extends Path>(path: P, input: Input<P>, options: CallOptions = {}): Promise<Output<P>> {
  const payload = path.startsWith('GET') ? { params: input ?? {} } : { data: input ?? {} };
  return send(path, { ...payload, ...options });
}

/** Uploads one picture. `onProgress` hears the part sent, from 0 to 1. */
export function upload(
  file: Blob,
  { onProgress, ...options }: CallOptions & { onProgress?: (part: number) => void } = {},
): Promise<Output<typeof paths.upload.image>> {
  const data = new FormData();
  data.append('file', file);
  const onUploadProgress = ({ loaded, total }: ProgressEvent) => onProgress?.(total ? loaded / total : 0);
  return send(paths.upload.image, { data, onUploadProgress, ...options });
}

/** How it travels, and what its answer means: runtime.ts. */
function send<T>(path: Path, options: object): Promise<T> {
  const [method, url] = path.split(' ') as ['GET' | 'POST', string];
  return request<T>(url, { method, writes: method === 'POST', token: tokenFor(addressOf(url)), ...options });
}
