import { userCalls } from '../../contract/user/calls';
import { timed } from './numbers';
import type { Stage } from './stage';

const TIMES = 9;
const [, URL_OF_LIST = ''] = userCalls.pageList.split(' ');

/** The time for pages of the list of users, in milliseconds. */
export async function measureBackEnd({ app, token }: Stage, users: number): Promise<Record<string, number>> {
  const last = Math.floor(users / 200);
  const queries: Record<string, Record<string, string>> = {
    'first page of 20': { sort: 'lastActiveAt' },
    'first page of 200': { sort: 'lastActiveAt', pageSize: '200' },
    'last page of 200': { sort: 'lastActiveAt', pageSize: '200', current: String(last) },
    'last page of 200, by nickname': { sort: 'nickname', pageSize: '200', current: String(last) },
    'first page of a filter': { status: 'muted', levelFrom: '5', sort: 'points' },
    'first page of a search': { keyword: 'lin', sort: 'lastActiveAt' },
  };
  const taken: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    taken[name] = await timed(TIMES, async () => {
      const answer = await app.inject({ method: 'GET', url: URL_OF_LIST, query, headers: { atoken: token } });
      if (answer.json().code !== 200) throw new Error(`${name}: ${answer.body}`);
    });
  }
  return taken;
}
