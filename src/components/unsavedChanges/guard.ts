import { history } from '@umijs/max';
import { getSession } from '@/session/bridge';
import { ask, type UnsavedTexts } from './question';

export interface Source {
  texts: UnsavedTexts;
  /** Names in the query that it depends on; changing one loses it. Another path always does. */
  params: readonly string[];
}

type Blocker = Parameters<typeof history.block>[0];
type Transition = Parameters<Blocker>[0];
type Address = Pick<Transition['location'], 'pathname' | 'search'>;

const sources = new Set<Source>();
let unblock: (() => void) | undefined;

/** Asks before `source` is left; the returned function ends that. */
export function hold(source: Source): () => void {
  sources.add(source);
  update();
  return () => release(source);
}

export function release(source: Source): void {
  drop([source]);
}

/** Whether anything would be asked about. */
export const isHeld = (): boolean => sources.size > 0;

/** Runs `action`, which closes `source`; asks first if `source` is held. */
export function leave(source: Source, action: () => void): void {
  leaveThose(sources.has(source) ? [source] : [], action);
}

/** Runs `action`, which closes everything (signing out); asks first if anything is held. */
export function leaveAll(action: () => void): void {
  leaveThose([...sources], action);
}

/** Releases everything without a question, because the operator was already told. */
export function letGo(): void {
  drop([...sources]);
}

/** Whether going from one address to another loses a source. */
function takesAway({ params }: Source, from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}

function leaveThose(leaving: Source[], action: () => void): void {
  if (!leaving.length) {
    action();
    return;
  }
  // The newest source is the one on top of the screen.
  ask(leaving.at(-1)?.texts ?? {}, () => {
    drop(leaving);
    action();
  });
}

function drop(gone: Source[]): void {
  for (const source of gone) sources.delete(source);
  update();
}

/** Blocks the history and the tab's closing while there is a source. */
function update(): void {
  if (sources.size) unblock ??= history.block(onTransition);
  else stopBlocking();
}

function stopBlocking(): void {
  unblock?.();
  unblock = undefined;
}

const onTransition: Blocker = (transition) => {
  const from = history.location;
  // A signed-out operator must always reach the login page.
  const leaving = getSession().isLogin
    ? [...sources].filter((source) => takesAway(source, from, transition.location))
    : [];
  leaveThose(leaving, () => pass(transition));
};

/** Lets one transition pass. Going back happens later, so the block is restored afterwards. */
function pass(transition: Transition): void {
  stopBlocking();
  const stop = history.listen(() => {
    stop();
    update();
  });
  transition.retry();
}
