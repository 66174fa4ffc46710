import type { Page } from '@playwright/test';
import { auditCalls } from '../../contract/audit/calls';
import { userCalls } from '../../contract/user/calls';
import type { Session } from './session';

/** In every nickname that these tests submit, and in no other. */
export const MARK = 'Fast fish';
export const QUEUE = `/activity/audit?state=pending&kind=nickname&keyword=${encodeURIComponent(MARK)}`;

export const rows = (page: Page) => page.getByRole('region', { name: 'Audit list' }).getByRole('listitem');
export const inFocus = (page: Page) => rows(page).locator('a[data-row][aria-current=true]');
export const undoBar = (page: Page) => page.getByRole('region', { name: 'Decided last' });

/** Nicknames of so many users wait for a decision; their ids, in the order of the queue. */
export async function submit(session: Session, count: number): Promise<string[]> {
  const users: { id: string }[] = [];
  for (let current = 1; users.length < count; current++) {
    const { list } = await session.ask(userCalls.pageList, { sort: 'number', pageSize: 200, current });
    users.push(...list);
  }
  const ids: string[] = [];
  // One after the other: answers to several at once come in any order.
  for (const [index, { id }] of users.slice(0, count).entries()) {
    const content = { text: `${MARK} ${index}` };
    ids.push((await session.ask(auditCalls.submit, { kind: 'nickname', targetId: id, content })).id);
  }
  return ids;
}
