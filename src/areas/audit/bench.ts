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
export interface Bench {
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

export const emptyBench: Bench = { order: [], items: new Map(), leaves: true, decisions: [] };

export const isOnItsWay = ({ phase }: Decision): boolean => phase === 'unsent' || phase === 'sending';

export const decisionsOnTheirWay = ({ decisions }: Bench): Decision[] => decisions.filter(isOnItsWay);

/** How many of its items were decided after that time, and are not in a count made then. */
export const decidedSince = ({ decisions, items }: Bench, time: number): number =>
  decisions.filter((each) => items.has(each.item.id) && (isOnItsWay(each) || (each.doneAt ?? 0) > time)).length;

/** When the back end accepted a decision last; 0 if it has none. */
export const lastDoneAt = ({ decisions }: Bench): number => Math.max(0, ...decisions.map(({ doneAt = 0 }) => doneAt));

export function shownOf({ order, leaves, decisions }: Bench): readonly string[] {
  if (!leaves) return order;
  const away = new Set(decisions.filter(isOnItsWay).map(({ item }) => item.id));
  return away.size ? order.filter((id) => !away.has(id)) : order;
}

/** Another moderator has claimed it. */
export const isHeld = ({ claimedBy, claimedUntil }: AuditItem, { me, now }: Who): boolean =>
  claimedBy !== null && claimedBy.id !== me && (!claimedUntil || Date.parse(claimedUntil) > now);

export function openOf(bench: Bench, who: Who): string[] {
  const away = new Set(decisionsOnTheirWay(bench).map(({ item }) => item.id));
  return bench.order.filter((id) => {
    const item = bench.items.get(id);
    return item?.state === 'pending' && !away.has(id) && !isHeld(item, who);
  });
}

/** Loads a new list, or the same one again. The focus stays if its row is still there. */
export function load(bench: Bench, items: readonly AuditItem[], leaves: boolean, who: Who): Bench {
  const known = items.filter((item) => !isOld(bench, item));
  const next = { ...bench, leaves, order: known.map(({ id }) => id), items: mapOf(known) };
  const focus = bench.focus && shownOf(next).includes(bench.focus) ? bench.focus : undefined;
  return { ...next, focus: focus ?? openOf(next, who)[0] ?? shownOf(next)[0] };
}

/** Adds rows below; nothing above them moves. */
export function append(bench: Bench, items: readonly AuditItem[], who: Who): Bench {
  const more = items.filter((item) => !bench.items.has(item.id) && !isOld(bench, item));
  if (!more.length) return bench;
  const next = {
    ...bench,
    order: [...bench.order, ...more.map(({ id }) => id)],
    items: new Map([...bench.items, ...mapOf(more)]),
  };
  return next.focus ? next : { ...next, focus: openOf(next, who)[0] ?? shownOf(next)[0] };
}

/**
 * Updates the queue from its first page: decided rows leave, except the one in focus; new rows are added below. `whole`
 * says that there is no further page.
 */
export function follow(bench: Bench, head: readonly AuditItem[], whole: boolean, who: Who): Bench {
  const there = new Set(head.map(({ id }) => id));
  const last = whole ? bench.order.length : bench.order.findLastIndex((id) => there.has(id));
  const told = new Set(bench.decisions.filter(({ phase }) => phase !== 'done').map(({ item }) => item.id));
  const stays = (id: string, index: number) => index > last || there.has(id) || told.has(id) || id === bench.focus;
  return append(refresh({ ...bench, order: bench.order.filter(stays) }, head), head, who);
}

/** Replaces rows with newer versions, such as the answer to a claim. */
export function refresh(bench: Bench, items: readonly AuditItem[]): Bench {
  const newer = items.filter((item) => item.version >= (bench.items.get(item.id)?.version ?? Infinity));
  return newer.length ? { ...bench, items: new Map([...bench.items, ...mapOf(newer)]) } : bench;
}

export const focusOn = (bench: Bench, id: string): Bench => (bench.focus === id ? bench : { ...bench, focus: id });

export function move(bench: Bench, step: 1 | -1): Bench {
  const shown = shownOf(bench);
  const at = bench.focus ? shown.indexOf(bench.focus) : -1;
  const next = shown[at < 0 ? 0 : at + step];
  return next ? focusOn(bench, next) : bench;
}

export function decide(bench: Bench, verdict: AuditVerdict, who: Who): Bench {
  const item = bench.focus && bench.items.get(bench.focus);
  if (!item || !openOf(bench, who).includes(item.id)) return bench;
  const decided = decideItem(bench, item, verdict, who.now);
  const focus = nextOpen(decided, who) ?? neighbour(bench, decided);
  return { ...decided, focus };
}

/** Decides an item that has a screen of its own; the focus stays. */
export function decideItem(bench: Bench, item: AuditItem, verdict: AuditVerdict, now: number): Bench {
  const others = bench.decisions.filter(({ item: { id }, phase }) => id !== item.id || phase === 'done');
  return { ...bench, decisions: [...others, { item, verdict, at: now, phase: 'unsent' }] };
}

export function undo(bench: Bench): Bench {
  const last = bench.decisions.findLast(({ phase }) => phase === 'unsent');
  if (!last) return bench;
  const focus = bench.items.has(last.item.id) ? last.item.id : bench.focus;
  return { ...bench, focus, decisions: bench.decisions.filter((decision) => decision !== last) };
}

/** Ids of the decisions to send now, in order. */
export function due({ decisions }: Bench, now: number): string[] {
  const free = ITEMS_AT_A_TIME - decisions.filter(({ phase }) => phase === 'sending').length;
  const waiting = decisions.filter(({ phase }) => phase === 'unsent');
  // In order: no decision is sent before an earlier one that may still be undone.
  const first = waiting.findIndex(({ at }) => at + UNDO_MS > now);
  return waiting.slice(0, Math.min(Math.max(free, 0), first < 0 ? waiting.length : first)).map(({ item }) => item.id);
}

/** When the next decision is due; undefined while none waits. */
export function nextDue({ decisions }: Bench): number | undefined {
  const first = decisions.find(({ phase }) => phase === 'unsent');
  return first && first.at + UNDO_MS;
}

/** Ends the time to undo: all decisions are due now. */
export const hurry = (bench: Bench): Bench =>
  withDecisions(bench, (decision) => (decision.phase === 'unsent' ? { ...decision, at: -UNDO_MS } : decision));

export const toPhase = (bench: Bench, id: string, phase: Phase, message?: string): Bench =>
  withDecisions(bench, (decision) =>
    decision.item.id === id && decision.phase !== 'done' ? { ...decision, phase, message } : decision,
  );

/** The back end accepted the decision; `item` is its answer. */
export function done(bench: Bench, item: AuditItem, now: number): Bench {
  const settled = withDecisions(bench, (decision) =>
    decision.item.id === item.id && decision.phase !== 'done'
      ? { ...decision, item, phase: 'done', doneAt: now, message: undefined }
      : decision,
  );
  const fresh = refresh(settled, [item]);
  return bench.leaves ? { ...fresh, order: fresh.order.filter((id) => id !== item.id) } : fresh;
}

/** The back end refused the decision; `item` is the current state, if the answer has it. */
export function refused(bench: Bench, id: string, message: string, item?: AuditItem): Bench {
  const told = toPhase(bench, id, 'refused', message);
  return item ? refresh(told, [item]) : told;
}

export const retry = (bench: Bench, id: string): Bench =>
  withDecisions(bench, (decision) =>
    decision.item.id === id && decision.phase === 'failed'
      ? { ...decision, phase: 'unsent', at: -UNDO_MS, message: undefined }
      : decision,
  );

export const dismiss = (bench: Bench): Bench => ({
  ...bench,
  decisions: bench.decisions.filter(({ phase }) => phase !== 'refused' && phase !== 'failed'),
});

/** The next row below that this moderator may decide, or else the first one. */
function nextOpen(bench: Bench, who: Who): string | undefined {
  const open = new Set(openOf(bench, who));
  const at = bench.focus ? bench.order.indexOf(bench.focus) : -1;
  return bench.order.slice(at + 1).find((id) => open.has(id)) ?? bench.order.find((id) => open.has(id));
}

/** When nothing is left to decide: the row that is now where the focused one was. */
function neighbour(before: Bench, after: Bench): string | undefined {
  const shown = shownOf(after);
  if (before.focus && shown.includes(before.focus)) return before.focus;
  const at = before.focus ? shownOf(before).indexOf(before.focus) : 0;
  return shown[Math.min(at, shown.length - 1)];
}

/** True for a row that was read before our latest decision on it. */
const isOld = ({ decisions }: Bench, { id, version }: AuditItem): boolean =>
  decisions.some(({ phase, item }) => phase === 'done' && item.id === id && item.version > version);

const mapOf = (items: readonly AuditItem[]) => new Map(items.map((item) => [item.id, item]));

const withDecisions = (bench: Bench, change: (decision: Decision) => Decision): Bench => ({
  ...bench,
  decisions: bench.decisions.map(change),
});
