import { useRequest } from 'ahooks';
import type { AuditItem, Violation } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import type { Output } from '@contract/index';
import { userCalls } from '@contract/user/calls';
import { call, RequestFailure } from '@/request';

interface Story {
  user: Output<typeof userCalls.detail>;
  violations: Violation[];
  total: number;
}

interface Answer {
  of: string;
  story?: Story;
  failure?: RequestFailure;
}

interface Kept {
  at: number;
  answer: Promise<Answer>;
  story?: Story;
  failure?: RequestFailure;
}

const FRESH_MS = 60_000;
const MOST = 60;
/** At most so many violations are shown in the panel. */
const SHOWN = 4;

const kept = new Map<string, Kept>();

/** Reads a submitter's story ahead, or again once it is old. Neither a running request nor a failed one is sent twice. */
function readStory(userId: string): Kept {
  const known = kept.get(userId);
  if (known && Date.now() - known.at < FRESH_MS) return known;
  const answer = ask(userId).then((answered) => {
    entry.story = answered.story ?? entry.story;
    entry.failure = answered.failure;
    return answered;
  });
  const entry: Kept = { at: Date.now(), answer, story: known?.story };
  kept.delete(userId);
  kept.set(userId, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest) kept.delete(oldest);
  return entry;
}

export function prefetchStories(items: readonly AuditItem[]): void {
  for (const { submitter } of items) readStory(submitter.id);
}

/** Another admin may not be allowed to see them. */
export const forgetStories = (): void => kept.clear();

/** The same for an item that is opened, or on demand: what failed is asked for again. */
function readAgain(userId: string): Promise<Answer> {
  if (kept.get(userId)?.failure) kept.delete(userId);
  return readStory(userId).answer;
}

/** A submitter's story; it is there at once if it was read ahead. */
export function useStory(userId: string): Omit<Answer, 'of'> & { retry: () => void } {
  const { data, loading, refresh } = useRequest(() => readAgain(userId), { refreshDeps: [userId] });
  const { story, failure } = data?.of === userId ? data : {};
  return { story: story ?? kept.get(userId)?.story, failure: loading ? undefined : failure, retry: refresh };
}

async function ask(userId: string): Promise<Answer> {
  try {
    const [user, page] = await Promise.all([
      call(userCalls.detail, { id: userId }, { notice: false }),
      call(auditCalls.violations, { userId, pageSize: SHOWN }, { notice: false }),
    ]);
    return { of: userId, story: { user, violations: page.list, total: page.total } };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return { of: userId, failure: error };
  }
}
