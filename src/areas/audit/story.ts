import { useEffect, useState } from 'react';
import type { AuditItem, Violation } from '@contract/audit';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { call, RequestFailure } from '@/request';

export interface Story {
  user: Output<typeof paths.user.detail>;
  violations: Violation[];
  total: number;
}

interface Kept {
  at: number;
  asked: Promise<Story | undefined>;
  story?: Story;
}

const FRESH_MS = 60_000;
const MOST = 60;
/** Violations that the panel shows. */
const SHOWN = 4;

const kept = new Map<string, Kept>();

/** Reads a submitter's story ahead, or again once it is old; what is under way is not asked twice. */
export function readStory(userId: string): Kept {
  const known = kept.get(userId);
  if (known && Date.now() - known.at < FRESH_MS) return known;
  const asked = ask(userId).then((story) => {
    if (story) entry.story = story;
    else kept.delete(userId);
    return story;
  });
  const entry: Kept = { at: Date.now(), asked, story: known?.story };
  kept.delete(userId);
  kept.set(userId, entry);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest) kept.delete(oldest);
  return entry;
}

/** What is known of the next submitters and their pictures is there before their items are. */
export function readAhead(items: readonly AuditItem[]): void {
  for (const { submitter } of items) readStory(submitter.id);
}

/** Another admin may not see it, and what was rejected since is not in it. */
export const forgetStories = (): void => kept.clear();

/** A submitter's story, at once where it was read ahead. */
export function useStory(userId: string): Story | undefined {
  const [shown, setShown] = useState<{ of: string; story?: Story }>();
  useEffect(() => {
    let left = false;
    void readStory(userId).asked.then((story) => {
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
      call(paths.user.detail, { id: userId }, { notice: false }),
      call(paths.audit.violations, { userId, pageSize: SHOWN }, { notice: false }),
    ]);
    return { user, violations: page.list, total: page.total };
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return undefined;
  }
}
