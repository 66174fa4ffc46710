import { userCalls } from '../../contract/user/calls';
import type { Caller } from './caller';

const PAGE = 200;

/** The keys of all notes and adjustments of some users, as an operator sees them; and whose balance is not their sum. */
export async function readBack(caller: Caller, users: readonly string[]): Promise<{ keys: string[]; wrong: string[] }> {
  const keys: string[] = [];
  const wrong: string[] = [];
  for (const id of users) {
    keys.push(...(await caller.get(userCalls.notes, { id })).map(({ text }) => text));
    let sum = 0;
    for (let current = 1, total = 1; (current - 1) * PAGE < total; current += 1) {
      const page = await caller.get(userCalls.ledger, { id, current, pageSize: PAGE });
      keys.push(...page.list.map(({ reason }) => reason ?? ''));
      sum += page.list.reduce((all, { delta }) => all + delta, 0);
      total = page.total;
    }
    const { points } = await caller.get(userCalls.detail, { id });
    if (points !== sum) wrong.push(`user ${id} has ${points} points, and their ledger ${sum}`);
  }
  return { keys, wrong };
}
