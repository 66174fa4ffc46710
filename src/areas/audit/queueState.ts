import type { AuditItem } from '@contract/audit';
import { UNDO_SECONDS } from '@contract/audit/enums';

export interface AuditVerdict {
  decision: 'approved' | 'rejected';
  reasonCode?: NonNullable<AuditItem['reasonCode']>;
  reason?: string;
}

/** `refused`: the back end rejected it. `failed`: the back end could not be reached; try again. */
type Phase = 'unsent' | 'sending' | 'done' | 'refused' | 'failed';

export interface Decision {
  item: AuditItem;
  verdict: AuditVerdict;
  at: number;
  phase: Phase;
  doneAt?: number;
  message?: string;
}

/** The state of one moderator's queue. The steps below take a state and return the next one. */
export interface QueueState {
  /** Ids in the list's order. */
  order: readonly string[];
  items: ReadonlyMap<string, AuditItem>;
  /** True if decided items leave the list, because it shows only waiting ones. */
  leaves: boolean;
  focus?: string;
  /** In the order they were made. Unfinished decisions stay when another list is loaded. */
  decisions: readonly Decision[];
}

export interface Who {
  me: string;
  now: number;
}

export const ITEMS_AT_A_TIME = 4;
const UNDO_MS = UNDO_SECONDS * 1000;

export const emptyQueue: QueueState = { order: [], items: new Map(), leaves: true, decisions: [] };

export const isOnItsWay = ({ phase }: Decision): boolean => phase === 'unsent' || phase === 'sending';

export const decisionsOnTheirWay = ({ decisions }: QueueState): Decision[] => decisions.filter(isOnItsWay);

/** How many of its items were decided after that time, and are not in a count made then. */
export const decidedSince = ({ decisions, items }: QueueState, time: number): number =>
  decisions.filter((each) => items.has(each.item.id) && (isOnItsWay(each) || (each.doneAt ?? 0) > time)).length;

/** When the back end accepted a decision last; 0 if it has none. */
export const lastDoneAt = ({ decisions }: QueueState): number =>
  Math.max(0, ...decisions.map(({ doneAt = 0 }) => doneAt));

export function shownOf({ order, leaves, decisions }: QueueState): readonly string[] {
  if (!leaves) return order;
  const away = new Set(decisions.filter(isOnItsWay).map(({ item }) => item.id));
  return away.size ? order.filter((id) => !away.has(id)) : order;
}

/** Another moderator has claimed it. */
export const isHeld = ({ claimedBy, claimedUntil }: AuditItem, { me, now }: Who): boolean =>
  claimedBy !== null && claimedBy.id !== me && (!claimedUntil || Date.parse(claimedUntil) > now);

export function openOf(state: QueueState, who: Who): string[] {
  const away = new Set(decisionsOnTheirWay(state).map(({ item }) => item.id));
  return state.order.filter((id) => {
    const item = state.items.get(id);
    return item?.state === 'pending' && !away.has(id) && !isHeld(item, who);
  });
}

/** Loads a new list, or the same one again. The focus stays if its row is still there. */
export function load(state: QueueState, items: readonly AuditItem[], leaves: boolean, who: Who): QueueState {
  const known = items.filter((item) => !isOld(state, item));
  const next = { ...state, leaves, order: known.map(({ id }) => id), items: mapOf(known) };
  const focus = state.focus && shownOf(next).includes(state.focus) ? state.focus : undefined;
  return { ...next, focus: focus ?? openOf(next, who)[0] ?? shownOf(next)[0] };
}

/** Adds rows below; nothing above them moves. */
export function append(state: QueueState, items: readonly AuditItem[], who: Who): QueueState {
  const more = items.filter((item) => !state.items.has(item.id) && !isOld(state, item));
  if (!more.length) return state;
  const next = {
    ...state,
    order: [...state.order, ...more.map(({ id }) => id)],
    items: new Map([...state.items, ...mapOf(more)]),
  };
  return next.focus ? next : { ...next, focus: openOf(next, who)[0] ?? shownOf(next)[0] };
}

/**
 * Updates the queue from its first page: decided rows leave, except the one in focus; new rows are added below. `whole`
 * says that there is no further page.
 */
export function follow(state: QueueState, head: readonly AuditItem[], whole: boolean, who: Who): QueueState {
  const there = new Set(head.map(({ id }) => id));
  const last = whole ? state.order.length : state.order.findLastIndex((id) => there.has(id));
  const told = new Set(state.decisions.filter(({ phase }) => phase !== 'done').map(({ item }) => item.id));
  const stays = (id: string, index: number) => index > last || there.has(id) || told.has(id) || id === state.focus;
  return append(refresh({ ...state, order: state.order.filter(stays) }, head), head, who);
}

/** Replaces rows with newer versions, such as the answer to a claim. */
export function refresh(state: QueueState, items: readonly AuditItem[]): QueueState {
  const newer = items.filter((item) => item.version >= (state.items.get(item.id)?.version ?? Infinity));
  return newer.length ? { ...state, items: new Map([...state.items, ...mapOf(newer)]) } : state;
}

export const focusOn = (state: QueueState, id: string): QueueState =>
  state.focus === id ? state : { ...state, focus: id };

export function move(state: QueueState, step: 1 | -1): QueueState {
  const shown = shownOf(state);
  const at = state.focus ? shown.indexOf(state.focus) : -1;
  const next = shown[at < 0 ? 0 : at + step];
  return next ? focusOn(state, next) : state;
}

export function decide(state: QueueState, verdict: AuditVerdict, who: Who): QueueState {
  const item = state.focus && state.items.get(state.focus);
  if (!item || !openOf(state, who).includes(item.id)) return state;
  const decided = decideItem(state, item, verdict, who.now);
  const focus = nextOpen(decided, who) ?? neighbour(state, decided);
  return { ...decided, focus };
}

/** Decides an item that has a screen of its own; the focus stays. */
export function decideItem(state: QueueState, item: AuditItem, verdict: AuditVerdict, now: number): QueueState {
  const others = state.decisions.filter(({ item: { id }, phase }) => id !== item.id || phase === 'done');
  return { ...state, decisions: [...others, { item, verdict, at: now, phase: 'unsent' }] };
}

export function undo(state: QueueState): QueueState {
  const last = state.decisions.findLast(({ phase }) => phase === 'unsent');
  if (!last) return state;
  const focus = state.items.has(last.item.id) ? last.item.id : state.focus;
  return { ...state, focus, decisions: state.decisions.filter((decision) => decision !== last) };
}

/** Ids of the decisions to send now, in order. */
export function due({ decisions }: QueueState, now: number): string[] {
  const free = ITEMS_AT_A_TIME - decisions.filter(({ phase }) => phase === 'sending').length;
  const waiting = decisions.filter(({ phase }) => phase === 'unsent');
  // In order: no decision is sent before an earlier one that may still be undone.
  const first = waiting.findIndex(({ at }) => at + UNDO_MS > now);
  return waiting.slice(0, Math.min(Math.max(free, 0), first < 0 ? waiting.length : first)).map(({ item }) => item.id);
}

/** When the next decision is due; undefined while none waits. */
export function nextDue({ decisions }: QueueState): number | undefined {
  const first = decisions.find(({ phase }) => phase === 'unsent');
  return first && first.at + UNDO_MS;
}

/** Ends the time to undo: all decisions are due now. */
export const hurry = (state: QueueState): QueueState =>
  withDecisions(state, (decision) => (decision.phase === 'unsent' ? { ...decision, at: -UNDO_MS } : decision));

export const toPhase = (state: QueueState, id: string, phase: Phase, message?: string): QueueState =>
  withDecisions(state, (decision) =>
    decision.item.id === id && decision.phase !== 'done' ? { ...decision, phase, message } : decision,
  );

/** The back end accepted the decision; `item` is its answer. */
export function done(state: QueueState, item: AuditItem, now: number): QueueState {
  const settled = withDecisions(state, (decision) =>
    decision.item.id === item.id && decision.phase !== 'done'
      ? { ...decision, item, phase: 'done', doneAt: now, message: undefined }
      : decision,
  );
  const fresh = refresh(settled, [item]);
  return state.leaves ? { ...fresh, order: fresh.order.filter((id) => id !== item.id) } : fresh;
}

/** The back end refused the decision; `item` is the current state, if the answer has it. */
export function refused(state: QueueState, id: string, message: string, item?: AuditItem): QueueState {
  const told = toPhase(state, id, 'refused', message);
  return item ? refresh(told, [item]) : told;
}

export const retry = (state: QueueState, id: string): QueueState =>
  withDecisions(state, (decision) =>
    decision.item.id === id && decision.phase === 'failed'
      ? { ...decision, phase: 'unsent', at: -UNDO_MS, message: undefined }
      : decision,
  );

export const dismiss = (state: QueueState): QueueState => ({
  ...state,
  decisions: state.decisions.filter(({ phase }) => phase !== 'refused' && phase !== 'failed'),
});

/** The next row below that this moderator may decide, or else the first one. */
function nextOpen(state: QueueState, who: Who): string | undefined {
  const open = new Set(openOf(state, who));
  const at = state.focus ? state.order.indexOf(state.focus) : -1;
  return state.order.slice(at + 1).find((id) => open.has(id)) ?? state.order.find((id) => open.has(id));
}

/** When nothing is left to decide: the row that is now where the focused one was. */
function neighbour(before: QueueState, after: QueueState): string | undefined {
  const shown = shownOf(after);
  if (before.focus && shown.includes(before.focus)) return before.focus;
  const at = before.focus ? shownOf(before).indexOf(before.focus) : 0;
  return shown[Math.min(at, shown.length - 1)];
}

/** True for a row that was read before our latest decision on it. */
const isOld = ({ decisions }: QueueState, { id, version }: AuditItem): boolean =>
  decisions.some(({ phase, item }) => phase === 'done' && item.id === id && item.version > version);

const mapOf = (items: readonly AuditItem[]) => new Map(items.map((item) => [item.id, item]));

const withDecisions = (state: QueueState, change: (decision: Decision) => Decision): QueueState => ({
  ...state,
  decisions: state.decisions.map(change),
});
