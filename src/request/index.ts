import { type AxiosRequestConfig, request } from '@umijs/max';
import type { Input, Output, Path } from '@contract/index';
import { uploadCalls } from '@contract/upload.calls';
import { writes } from '@contract/writes';
import type { Backoff } from './backoff';
import { addressOf } from './base';
import { RequestFailure } from './failure';
import { afterFirstAnswer } from './firstAnswer';
import { keepRead, noteWrite, type Row } from './lastRead';
import { type Checkable, checkable, checkLost } from './lostAnswer';
import { completed } from './read';
import { listOf, remember, rowOf } from './rows';
import { tell } from './stages';
import { tokenFor } from './token';
import { translate } from './translate';

export { addressOf, pictureAt } from './base';
export { type FieldFailure, isConflict, RequestFailure } from './failure';
export { newRequestId } from './requestId';

/** `signal` cancels the call, which then rejects with `cancelled` and shows nothing. The others: runtime.ts. */
export interface CallOptions extends Pick<AxiosRequestConfig, 'notice' | 'writes'> {
  signal?: AbortSignal;
  /** The record that a write changes, as it was read; by default as it was read last. */
  was?: object;
  /** Waits for the service while a lost answer is checked for, and is shown by the caller. */
  backoff?: Backoff;
}

/**
 * `call(userCalls.pageList, { current: 2 })` resolves with the envelope's `data` or rejects with a RequestFailure. A
 * record that the service has no call for is taken from its list. A write of a record whose answer is lost is checked by
 * reading the record before anyone is told that its outcome is unknown.
 */
export async function call<P extends Path>(path: P, input: Input<P>, options: CallOptions = {}): Promise<Output<P>> {
  const write = checkable(path, input, options.was as Row | undefined);
  return write ? checked(write, input, options) : plainCall(path, input, options);
}

async function checked<P extends Path>(write: Checkable, input: Input<P>, options: CallOptions): Promise<Output<P>> {
  const { signal, backoff, notice } = options;
  const read = (leaving?: AbortSignal) =>
    call(write.detail, { id: write.id } as never, { signal: leaving, notice: false });
  try {
    return await plainCall(write.path as P, input, { ...options, notice: false });
  } catch (failure) {
    if (!(failure instanceof RequestFailure)) throw failure;
    try {
      if (failure.outcomeUnknown) return await checkLost(write, { lost: failure, read, signal, backoff });
      throw failure;
    } catch (last) {
      tell(last as Error, { notice });
      throw last;
    }
  }
}

async function plainCall<P extends Path>(path: P, input: Input<P>, told: CallOptions): Promise<Output<P>> {
  const { was: _, backoff: __, ...options } = told;
  const list = listOf(path);
  const payload = path.startsWith('GET') ? { params: input ?? {} } : { data: input ?? {} };
  try {
    const answer = await send<Output<P>>(path, { ...payload, ...options });
    remember(path, input, answer);
    keepRead(path, answer);
    return answer;
  } catch (error) {
    if (!list || !(error instanceof RequestFailure && error.missing)) throw error;
    const ask = (question: object, quietly = {}) => call(list, question as never, { ...options, ...quietly });
    const row = await rowOf(list, (input as { id: string }).id, ask);
    return completed(path, row) as Output<P>;
  } finally {
    // Also without an answer, which may have been lost.
    if (writes(path)) noteWrite();
  }
}

/** Finds out whether the service has a call; the answer does not matter. */
export async function tryOut(path: Path, signal: AbortSignal): Promise<void> {
  try {
    await send(path, { params: { current: 1, pageSize: 1 }, signal, notice: false });
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
  }
}

/**
 * Uploads a picture. `onProgress` gets the sent fraction, from 0 to 1.
 *
 * @throws RequestFailure too if the answer lacks the picture's address, without which the picture is of no use
 */
export async function upload(
  file: Blob,
  { onProgress, ...options }: CallOptions & { onProgress?: (part: number) => void } = {},
): Promise<Output<typeof uploadCalls.image>> {
  const data = new FormData();
  data.append('file', file);
  const onUploadProgress = ({ loaded, total }: ProgressEvent) => onProgress?.(total ? loaded / total : 0);
  const answer = await send<Output<typeof uploadCalls.image>>(uploadCalls.image, {
    data,
    onUploadProgress,
    ...options,
  });
  if (!answer.url) throw new RequestFailure({ message: translate('request.broken') });
  return answer;
}

/** Sending and reading the answer are in runtime.ts. */
function send<T>(path: Path, options: object): Promise<T> {
  const [method, url] = path.split(' ') as ['GET' | 'POST', string];
  const token = tokenFor(addressOf(url));
  return afterFirstAnswer(path, () => request<T>(url, { method, token, ...options }));
}
