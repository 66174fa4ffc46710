import type { AuditItem } from '@contract/audit';
import { UNDO_SECONDS } from '@contract/audit/enums';
import {
  type AuditVerdict,
  append,
  decide,
  dismiss,
  done,
  due,
  emptyQueue,
  focusOn,
  follow,
  hurry,
  load,
  move,
  openOf,
  type QueueState,
  refresh,
  refused,
  retry,
  shownOf,
  toPhase,
  undo,
} from './queueState';

const who = { me: '1', now: 1_000_000 };
const at = (seconds: number) => ({ ...who, now: who.now + seconds * 1000 });
const approve: AuditVerdict = { decision: 'approved' };

const item = (id: string, more: Partial<AuditItem> = {}): AuditItem => ({
  id,
  kind: 'nickname',
  state: 'pending',
  priority: 'normal',
  title: `name ${id}`,
  text: null,
  image: null,
  previous: null,
  hits: [],
  target: { type: 'user', id: `9${id}`, name: `user ${id}` },
  stones: null,
  submitter: { id: `9${id}`, number: 100, nickname: `user ${id}`, avatar: null, level: 1, registeredAt: '' },
  violations: 0,
  reports: 0,
  submittedAt: '2026-11-21T00:00:00Z',
  claimedBy: null,
  claimedUntil: null,
  reviewer: null,
  decidedAt: null,
  reasonCode: null,
  reason: null,
  version: 1,
  ...more,
});

const other = { id: '2', nickname: 'Zhao Min' };
const held = (id: string) => item(id, { claimedBy: other, claimedUntil: new Date(who.now + 60_000).toISOString() });
const decided = (id: string) => item(id, { state: 'approved', reviewer: other, version: 2 });
const queueOf = (...items: AuditItem[]): QueueState => load(emptyQueue, items, true, who);
const five = () => queueOf(...['a', 'b', 'c', 'd', 'e'].map((id) => item(id)));

describe('moving', () => {
  test('begins at the first that may be decided, and stops at either end', () => {
    const state = queueOf(held('a'), item('b'), item('c'));
    expect(state.focus).toBe('b');
    expect(move(move(state, -1), -1).focus).toBe('a');
    expect(move(move(state, 1), 1).focus).toBe('c');
  });

  test('nothing moves in an empty list', () => {
    expect(move(queueOf(), 1).focus).toBeUndefined();
    expect(decide(queueOf(), approve, who)).toEqual(queueOf());
  });
});

describe('deciding', () => {
  test('takes the row out and goes on to the next below', () => {
    const state = decide(focusOn(five(), 'b'), approve, who);
    expect(shownOf(state)).toEqual(['a', 'c', 'd', 'e']);
    expect(state.focus).toBe('c');
  });

  test('begins again above when nothing is left below', () => {
    expect(decide(focusOn(five(), 'e'), approve, who).focus).toBe('a');
  });

  test('passes over what somebody else holds or has decided', () => {
    const state = queueOf(item('a'), held('b'), decided('c'), item('d'));
    expect(decide(state, approve, who).focus).toBe('d');
  });

  test('what is held or decided is not decided here', () => {
    const state = queueOf(held('a'), decided('b'));
    expect(decide(focusOn(state, 'a'), approve, who).decisions).toEqual([]);
    expect(decide(focusOn(state, 'b'), approve, who).decisions).toEqual([]);
  });

  test('a claim that ran out holds nothing', () => {
    const state = focusOn(queueOf(held('a')), 'a');
    expect(decide(state, approve, at(61)).decisions).toHaveLength(1);
  });

  test('where decided rows stay, they stay, and are not decided twice', () => {
    const state = load(emptyQueue, [item('a'), item('b')], false, who);
    const next = decide(state, approve, who);
    expect(shownOf(next)).toEqual(['a', 'b']);
    expect(decide(focusOn(next, 'a'), approve, who).decisions).toHaveLength(1);
  });
});

describe('undo', () => {
  test('takes back the latest that was not sent, again and again, in its place and in focus', () => {
    let state = five();
    for (let step = 0; step < 3; step++) state = decide(state, approve, at(step));
    state = toPhase(state, 'a', 'sending');
    state = undo(state);
    expect([state.focus, shownOf(state)]).toEqual(['c', ['c', 'd', 'e']]);
    state = undo(state);
    expect([state.focus, shownOf(state)]).toEqual(['b', ['b', 'c', 'd', 'e']]);
    expect(undo(state)).toBe(state);
  });

  test('what was taken back can be decided otherwise', () => {
    const state = decide(undo(decide(five(), approve, who)), { decision: 'rejected', reasonCode: 'spam' }, who);
    expect(state.decisions.map(({ verdict }) => verdict.decision)).toEqual(['rejected']);
  });
});

describe('sending', () => {
  test('each when its time is over, in order, four at a time', () => {
    let state = queueOf(...Array.from('abcdefg', (id) => item(id)));
    for (let step = 0; step < 6; step++) state = decide(state, approve, at(step / 10));
    expect(due(state, at(UNDO_SECONDS - 0.1).now)).toEqual([]);
    expect(due(state, at(UNDO_SECONDS + 0.2).now)).toEqual(['a', 'b', 'c']);
    expect(due(state, at(60).now)).toEqual(['a', 'b', 'c', 'd']);
    state = toPhase(toPhase(state, 'a', 'sending'), 'b', 'sending');
    expect(due(state, at(60).now)).toEqual(['c', 'd']);
    expect(due(hurry(state), who.now)).toEqual(['c', 'd']);
  });

  test('what is done is gone for good, also from a list read before', () => {
    const state = done(decide(five(), approve, who), decided('a'), who.now);
    // What is corrected later is what became of it.
    expect(state.items.get('a')).toMatchObject({ state: 'approved' });
    expect(load(state, [item('a'), item('b')], true, who).order).toEqual(['b']);
    expect(append(state, [item('a'), item('f')], who).order).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(load(state, [item('a', { version: 3 })], true, who).order).toEqual(['a']);
  });

  test('who was quicker stands in the row, and nothing is decided there', () => {
    const state = refused(decide(five(), approve, who), 'a', 'Decided meanwhile.', decided('a'));
    expect(shownOf(state)).toContain('a');
    expect(state.items.get('a')?.reviewer).toEqual(other);
    expect(openOf(state, who)).not.toContain('a');
    expect(dismiss(state).decisions).toEqual([]);
  });

  test('what failed is back in its place with the reason, and is sent again at once', () => {
    const failed = toPhase(decide(five(), approve, who), 'a', 'failed', 'Network error');
    expect(shownOf(failed)[0]).toBe('a');
    expect(failed.decisions[0]?.message).toBe('Network error');
    expect(due(retry(failed, 'a'), who.now)).toEqual(['a']);
    const otherwise = decide(focusOn(failed, 'a'), { decision: 'rejected', reasonCode: 'spam' }, who);
    expect(otherwise.decisions).toHaveLength(1);
  });
});

describe('what comes from the back end', () => {
  test('more rows stand below, each once, and the focus stays', () => {
    const state = append(focusOn(five(), 'c'), [item('e'), item('f')], who);
    expect(state.order).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(state.focus).toBe('c');
  });

  test('a list read anew keeps the focus and what is on its way', () => {
    const state = load(decide(focusOn(five(), 'b'), approve, who), [item('b'), item('c'), item('d')], true, who);
    expect(state.focus).toBe('c');
    expect(shownOf(state)).toEqual(['c', 'd']);
  });

  test('what others decided leaves the head of the queue, but for the row in focus and what is on its way', () => {
    const state = focusOn(decide(five(), approve, who), 'c');
    const next = follow(state, [item('d'), item('f')], false, who);
    expect(next.order).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(follow(next, [item('d'), item('f')], true, who).order).toEqual(['a', 'c', 'd', 'f']);
    expect(shownOf(next)[0]).toBe('c');
  });

  test('an older answer changes nothing, and rows that are not there are not added', () => {
    const state = queueOf(item('a', { version: 2 }));
    expect(refresh(state, [item('a'), item('z')])).toBe(state);
    expect(refresh(state, [item('a', { version: 2, claimedBy: other })]).items.get('a')?.claimedBy).toEqual(other);
  });
});
