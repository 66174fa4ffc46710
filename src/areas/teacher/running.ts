import { history } from '@umijs/max';
import { paths } from '@contract/paths';
import type { Lesson } from '@contract/teacher/enums';
import { sharedState } from '@/components/state/sharedState';
import { call } from '@/request';
import { getSession, useSession } from '@/session';
import { courses } from './courses';

/** The lesson that somebody is in. */
export interface Running {
  lesson: Lesson;
  /** From 0. */
  step: number;
  /** Where it was started, and where it ends. */
  from: string;
  adminId: string;
}

/** Outlives a reload, but not the tab. */
const KEY = 'fish-lesson';

const running = sharedState<Running | undefined>(readStored());
/** Counted up by whatever is kept, so that those who show it ask anew. */
export const kept = sharedState(0);

/** The lesson of whoever is signed in. */
export function useRunning(): Running | undefined {
  const adminId = useSession().state.data?.id;
  const current = running.use();
  return current?.adminId === adminId ? current : undefined;
}

export function startLesson(lesson: Lesson, step = 0): void {
  const { pathname, search } = history.location;
  set({ lesson, step, from: pathname + search, adminId: getSession().data?.id ?? '' });
  show(lesson, step);
}

export function goTo(current: Running, step: number): void {
  set({ ...current, step });
  if (step > current.step) void keepProgress(current.lesson, step);
  show(current.lesson, step);
}

/** Ends it here; how far one came is kept with every step. */
export const leaveLesson = (): void => set(undefined);

/** Ends it where it was started. */
export async function finishLesson({ lesson, from }: Running): Promise<void> {
  set(undefined);
  await keepProgress(lesson, courses[lesson].steps.length);
  history.push(from);
}

/** Nobody is told when it can't be kept: the lesson was learnt all the same. */
export async function keepProgress(lesson: Lesson, done: number): Promise<void> {
  await call(paths.teacher.saveProgress, { lesson, done }, { notice: false }).catch(() => undefined);
  kept.set(kept.get() + 1);
}

/** Brings the operator to the screen of a step, unless they are there. */
function show(lesson: Lesson, step: number): void {
  const at = courses[lesson].steps[step]?.at;
  const { pathname, search } = history.location;
  const here = at?.includes('?') ? pathname + search : pathname;
  if (at && at !== here) history.push(at);
}

function set(next: Running | undefined): void {
  running.set(next);
  if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
  else sessionStorage.removeItem(KEY);
}

function readStored(): Running | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Running | null;
    return stored && courses[stored.lesson]?.steps[stored.step] ? stored : undefined;
  } catch {
    return undefined;
  }
}
