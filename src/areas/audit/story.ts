import { useEffect, useState } from 'react';
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

interface Kept {
  at: number;
  answer: Promise<Story | undefined>;
  story?: Story;
}

const FRESH_MS = 60_000;
const MOST = 60;
/** At most so many violations are shown in the panel. */
const SHOWN = 4;

const kept = new Map<string, Kept>();

/** Reads a submitter's story ahead, or again once it is old. A running request is not sent twice. */
function readStory(userId: string): Kept {
  const known = kept.get(userId);
  if (known && Date.now() - known.at < FRESH_MS) return known;
  const answer = ask(userId).then((story) => {
    if (story) entry.story = story;
    else kept.delete(userId);
    return story;
  });
  const entry: Kept = { at: Date.now(), answer, story: known?.story };
  kept.delete(userId);
  kept.set(userId, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest) kept.delete(oldest);
  return entry;
}

export function readAhead(items: readonly AuditItem[]): void {
  for (const { submitter } of items) readStory(submitter.id);
}

/** Another admin may not be allowed to see them. */
export const forgetStories = (): void => kept.clear();

/** A submitter's story; it is there at once if it was read ahead. */
export function useStory(userId: string): Story | undefined {
  const [shown, setShown] = useState<{ of: string; story?: Story }>();
  useEffect(() => {
    let left = false;
    void readStory(userId).answer.then((story) => {
      if (!left) setShown({ of: userId, story });
    });
    return () => {
      left = true;
    };
  }, [userId]);
  return (shown?.of === userId ? shown.story : undefined) ?? kept.get(userId)?.story;
}

async function ask(userId: string): Promise<Story | undefined> {
  try {
    const [user, page] = await Promise.all([
      call(userCalls.detail, { id: userId }, { notice: false }),
      call(auditCalls.violations, { userId, pageSize: SHOWN }, { notice: false }),
    ]);
    return { user, violations: page.list, total: page.total };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return undefined;
  }
}
