import { history } from '@umijs/max';
import type { Input, Output } from '@contract/index';
import { storeOf } from '@/components/preferences/store';
import { has } from '@/request/availability';
import { callList } from './callList';
import { type ListSpec, readPlace } from './listAddress';
import type { ListPath } from './listPath';
import { isBare, withQuery } from './listQuery';

interface Asked {
  path: ListPath;
  key: string;
  at: number;
  answer: Promise<unknown>;
  /** The answer, once it is there. */
  answered?: unknown;
  /** Gives it up. */
  drop: () => void;
}

/** Whoever comes later asks anew. */
const FRESH_MS = 60_000;

let asked: Asked | undefined;

/**
 * What a list's screen can be asked before it is drawn:
 * `AppUserList.prefetch = prefetchList(userCalls.pageList, listSpec)`. The console does so on the way to it
 * (src/layouts/prefetch.ts), and the list takes the answer up. Resolves when it is there, or has failed. `isShown`: by
 * the address, of a screen that shows other things too.
 */
export const prefetchList =
  (path: ListPath, spec: ListSpec, isShown = always) =>
  async (): Promise<void> => {
    const { pathname, search } = history.location;
    if (!has(path) || !isShown(new URLSearchParams(search))) return;
    const opening = () => openingQuery(spec, new URLSearchParams(search));
    const first = opening();
    await Promise.all([askFor(path, first, pathname), storeOf(spec.name).preload()]);
    // The saved views have loaded by now, and the default one may ask for other rows. If the list was drawn meanwhile, it
    // has sent its own request.
    const query = opening();
    if (keyOf(query) !== keyOf(first) && asked?.path === path) await askFor(path, query, pathname);
  };

const always = (_address: URLSearchParams): boolean => true;

async function askFor(path: ListPath, query: object, pathname: string): Promise<void> {
  const leaving = new AbortController();
  const answer = callList(path, query, { signal: leaving.signal, notice: false });
  const stop = history.listen(({ location }) => {
    if (location.pathname !== pathname) drop();
  });
  const drop = () => {
    stop();
    leaving.abort();
    // On the way to another list, that one's question is there by now.
    if (asked === question) asked = undefined;
  };
  const question: Asked = { path, key: keyOf(query), at: Date.now(), answer, drop };
  asked = question;
  // It is the list that says what failed.
  question.answered = await answer.catch(() => undefined);
}

const isFor = ({ key, at }: Asked, query: unknown) => key === keyOf(query) && Date.now() - at <= FRESH_MS;

/** The answer that was asked for ahead, if it is there by now; `takePrefetched` takes it. */
export const peekPrefetched = <P extends ListPath>(path: P, query: Input<P>): Output<P> | undefined =>
  asked?.path === path && isFor(asked, query) ? (asked.answered as Output<P> | undefined) : undefined;

/** The answer that was asked for ahead, once, to the very same question. */
export function takePrefetched<P extends ListPath>(
  path: P,
  query: Input<P>,
  signal?: AbortSignal,
): Promise<Output<P>> | undefined {
  if (asked?.path !== path) return undefined;
  const { answer, drop } = asked;
  if (!isFor(asked, query)) {
    drop();
    return undefined;
  }
  asked = undefined;
  signal?.addEventListener('abort', drop);
  return answer as Promise<Output<P>>;
}

/** What the list asks first: a bare address opens with the default view, as useOpening.ts has it. */
function openingQuery(spec: ListSpec, address: URLSearchParams) {
  const { views } = storeOf(spec.name).get();
  const opening = views.find(({ isDefault }) => isDefault)?.query ?? spec.opensWith;
  const opens = opening !== undefined && isBare(spec, address);
  return readPlace(spec, opens ? withQuery(spec, address, opening) : address).query;
}

/** Equal for equal questions. */
export function keyOf(query: unknown, wanted: (name: string) => boolean = () => true): string {
  const entries = Object.entries(query as object).filter(([name]) => wanted(name));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
