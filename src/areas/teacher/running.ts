import { history } from '@umijs/max';
import { teacherCalls } from '@contract/teacher/calls';
import type { Lesson } from '@contract/teacher/enums';
import { sharedState } from '@/components/state/sharedState';
import { call } from '@/request';
import { getSession, useSession } from '@/session';
import { courses } from './courses';

export interface Running {
  lesson: Lesson;
  /** Counted from 0. */
  step: number;
  from: string;
  adminId: string;
}

/** In the tab's session storage: survives a reload, but not the tab. */
const KEY = 'fish-lesson';

const running = sharedState<Running | undefined>(readStored());
/** Counts saved progress, so that screens reload it. */
export const kept = sharedState(0);

export function useRunning(): Running | undefined {
  const adminId = useSession().state.data?.id;
  const current = running.use();
  return current?.adminId === adminId ? current : undefined;
}

export function startLesson(lesson: Lesson, step = 0): void {
  const { pathname, search } = history.location;
  const first = reachable(lesson, step);
  set({ lesson, step: first, from: pathname + search, adminId: getSession().data?.id ?? '' });
  show(lesson, first);
}

/** The last step up to this one whose screen has an address. */
const reachable = (lesson: Lesson, step: number): number =>
  courses[lesson].steps.slice(0, step + 1).findLastIndex(({ at }) => at);

export function goTo(current: Running, step: number): void {
  set({ ...current, step });
  if (step > current.step) void keepProgress(current.lesson, step);
  show(current.lesson, step);
}

/** Ends the lesson on the current screen; its progress is already saved. */
export const leaveLesson = (): void => set(undefined);

export async function finishLesson({ lesson, from }: Running): Promise<void> {
  set(undefined);
  await keepProgress(lesson, courses[lesson].steps.length);
  history.push(from);
}

/** A failure shows no message: the lesson works without it. */
export async function keepProgress(lesson: Lesson, done: number): Promise<void> {
  await call(teacherCalls.saveProgress, { lesson, done }, { notice: false }).catch(() => undefined);
  kept.set(kept.get() + 1);
}

function show(lesson: Lesson, step: number): void {
  const at = courses[lesson].steps[step]?.at;
  const { pathname, search } = history.location;
  const here = at?.includes('?') ? pathname + search : pathname;
  if (at && at !== here) history.push(at);
}

function set(next: Running | undefined): void {
  running.set(next);
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: a reload ends the lesson.
  }
}

function readStored(): Running | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Running | null;
    return stored && courses[stored.lesson]?.steps[stored.step] ? stored : undefined;
  } catch {
    return undefined;
  }
}
