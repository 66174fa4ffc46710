import { codes } from '@contract/codes';
import type { Effect } from '@contract/effects';
import type { Path } from '@contract/index';
import { writes } from '@contract/writes';
import { sharedState } from '@/components/state/sharedState';
import { Backoff } from './backoff';
import { RequestFailure } from './failure';
import { lastRead, type Row } from './lastRead';
import { effectOf, outcomeOf } from './outcome';
import { completed } from './read';
import { translate } from './translate';
import { shapes } from '@@/contract/shapes';

/** A write that can be checked by reading its record. */
export interface Checkable {
  path: Path;
  id: string;
  effect: Effect;
  was: Row;
  /** The call that reads the record. */
  detail: Path;
}

/** A write that seems not to have been done may still be under way in the service, so it is looked at once more. */
export const SECOND_LOOK_MS = 2_000;

/** The checks under way that the console shows by itself. */
export const checks = sharedState<readonly Backoff[]>([]);

/** What has to be known before a write is sent, to check it later; `was` is the record if the caller has it. */
export function checkable(path: Path, input: unknown, was?: Row): Checkable | undefined {
  const sent = (input ?? {}) as Row;
  const { id } = sent;
  if (!writes(path) || typeof id !== 'string') return undefined;
  const before = was ?? lastRead(path, id);
  const detail = path.replace(/^POST (\/fish\/admin\/\w+)\/\w+$/, 'GET $1/detail') as Path;
  const effect = before && detail in shapes ? effectOf(path, sent, before) : undefined;
  return effect && before && { path, id, effect, was: before, detail };
}

interface Check {
  lost: RequestFailure;
  read: (signal?: AbortSignal) => Promise<unknown>;
  signal?: AbortSignal;
  /** Where the waiting is shown; by default the console shows it. */
  backoff?: Backoff;
}

/**
 * Reads the record of a write whose answer was lost. Resolves as the write would have if it was done; otherwise rejects
 * with a failure that says that it was not, or with `lost`. Sends nothing again: no service has to do a write only once.
 */
export async function checkLost<T>(write: Checkable, { lost, read, signal, backoff }: Check): Promise<T> {
  const own = backoff ? undefined : new Backoff();
  if (own) checks.set([...checks.get(), own]);
  try {
    return await look(write, { lost, signal, ask: () => (backoff ?? own)?.through(() => read(signal), signal) });
  } finally {
    if (own) checks.set(checks.get().filter((each) => each !== own));
  }
}

interface Look {
  lost: RequestFailure;
  signal?: AbortSignal;
  ask: () => Promise<unknown> | undefined;
}

async function look<T>({ path, effect, was }: Checkable, { lost, signal, ask }: Look): Promise<T> {
  const see = async () => {
    const now = await found(ask, lost);
    return { now, outcome: outcomeOf(effect, was, now) };
  };
  let seen = await see();
  if (seen.outcome === 'notDone') {
    await passed(SECOND_LOOK_MS, signal);
    seen = await see();
  }
  const { now, outcome } = seen;
  if (outcome === 'done') return (shapes[path] === 'nothing' ? null : completed(path, now)) as T;
  if (outcome === 'notDone')
    throw new RequestFailure({ message: translate('request.notDone'), token: lost.token, notDone: true });
  if (outcome === 'changed') lost.found = 'changed';
  throw lost;
}

/** The record now; undefined if it is gone. Whatever else comes, the write's outcome is not known. */
async function found(ask: Look['ask'], lost: RequestFailure): Promise<Row | undefined> {
  try {
    return (await ask()) as Row;
  } catch (error) {
    if (error instanceof RequestFailure && error.code === codes.notFound) return undefined;
    throw lost;
  }
}

const passed = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', leave, { once: true });
  });
