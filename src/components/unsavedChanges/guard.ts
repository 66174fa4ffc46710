import { history } from '@umijs/max';
import { getSession } from '@/session/bridge';
import { ask, type UnsavedTexts } from './question';

/** Something that leaving would lose: a form with typed content, a run of bulk calls, an export. */
export interface Source {
  texts: UnsavedTexts;
  /** Names in the address's query that it lives by: when one changes, it goes. Another path always takes it. */
  params: readonly string[];
}

type Blocker = Parameters<typeof history.block>[0];
type Transition = Parameters<Blocker>[0];
type Address = Pick<Transition['location'], 'pathname' | 'search'>;

const sources = new Set<Source>();
let unblock: (() => void) | undefined;

/** Asks before `source` is left, until what it answers is called. */
export function hold(source: Source): () => void {
  sources.add(source);
  update();
  return () => release(source);
}

/** Stops asking for `source`. */
export function release(source: Source): void {
  drop([source]);
}

/** Does `action`, which closes `source`, after asking if it holds something. */
export function leave(source: Source, action: () => void): void {
  leaveThose(sources.has(source) ? [source] : [], action);
}

/** Does `action`, which closes everything there is (signing out), after asking if anything is held. */
export function leaveAll(action: () => void): void {
  leaveThose([...sources], action);
}

/** Lets everything go without asking: the operator has been told already. */
export function letGo(): void {
  drop([...sources]);
}

/** Whether going from one address to another takes a source away. */
export function takesAway({ params }: Source, from: Address, to: Address): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return params.some((name) => before.get(name) !== after.get(name));
}

function leaveThose(leaving: Source[], action: () => void): void {
  if (!leaving.length) {
    action();
    return;
  }
  // The newest is what the operator has before them.
  ask(leaving.at(-1)?.texts ?? {}, () => {
    drop(leaving);
    action();
  });
}

function drop(gone: Source[]): void {
  for (const source of gone) sources.delete(source);
  update();
}

/** The history is blocked, and with it the tab's closing, for as long as there is a source. */
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
  // Nobody is kept from the login page.
  const leaving = getSession().isLogin
    ? [...sources].filter((source) => takesAway(source, from, transition.location))
    : [];
  leaveThose(leaving, () => pass(transition));
};

/** Lets one transition through. Going back arrives later, so the block is taken up again when it has. */
function pass(transition: Transition): void {
  stopBlocking();
  const stop = history.listen(() => {
    stop();
    update();
  });
  transition.retry();
}
