import type { Output } from '../../../contract';
import { operationCalls } from '../../../contract/operation.calls';
import { onDatabase } from '../../testing';

onDatabase({}, (server) => {
  beforeEach(() => server().signIn());
  async function list(query: object = {}) {
    const rows: Output<typeof operationCalls.pageList>['list'] = [];
    for (let current = 1; ; current += 1) {
      const page = await server().ask(operationCalls.pageList, { ...query, pageSize: 200, current });
      rows.push(...page.list);
      if (rows.length >= page.total) return rows;
    }
  }

  test('operations are found by what was worked on, its type and who worked, the latest first', async () => {
    const all = await list();
    const [some] = all.filter(({ targetId, adminId }) =>
      [targetId, adminId].every((id) => id && all.some((row) => row.targetId !== id && row.adminId !== id)),
    );
    if (!some) throw new Error('The demo data has no such operation');
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => b.localeCompare(a)));
    for (const name of ['targetId', 'targetType', 'adminId'] as const) {
      const found = await list({ [name]: some[name] });
      expect(found.length).toBeLessThan(all.length);
      expect(found).toEqual(all.filter((row) => row[name] === some[name]));
    }
  });

  test('a keyword is a part of the reason or of the name of what was worked on, in letters of any size', async () => {
    const all = await list();
    const [reason] = all.flatMap((row) => (row.reason && !row.targetName?.includes(row.reason) ? [row.reason] : []));
    const [name] = all.flatMap((row) => (row.targetName && row.targetName.length > 3 ? [row.targetName] : []));
    for (const keyword of [reason?.slice(1, 9), name?.slice(1), name?.slice(0, 1), 'nowhere at all']) {
      if (!keyword) throw new Error('The demo data has no such operation');
      const has = (text: string | null) => text?.toLowerCase().includes(keyword.toLowerCase());
      const expected = all.filter((row) => has(row.reason) || has(row.targetName));
      expect(await list({ keyword: keyword.toUpperCase() })).toEqual(expected);
    }
  });
});
