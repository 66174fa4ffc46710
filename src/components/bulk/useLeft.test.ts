import { act, renderHook, waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { useSelection } from '@/components/list/useSelection';
import { call } from '@/request';
import { AnswerServer, ok } from '../../../tests/jest/answers';
import { appUsers } from '../../../tests/jest/appUsers';
import { useLeft } from './useLeft';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const page = (ids: string) => ({ body: ok(appUsers([...ids], ids.length)) });
const list = { path: userCalls.pageList, query: {}, page: { list: [], total: 3 }, filters: { status: ['muted'] } };
const entries = [...'bxy'].map((id) => ({ item: { id }, outcome: id === 'y' ? 'done' : 'failed' }));

/** An action that has ended: b and x failed, y is done. */
function ended() {
  const run = { entries } as never;
  const { result } = renderHook(() => {
    const selection = useSelection<{ id: string }>('muted');
    useLeft({ run }, { ...list, selection } as never, true);
    return selection;
  });
  return { selection: () => result.current, ticked: () => result.current.rows.map(({ id }) => id).join('') };
}

test('what failed stays ticked, and of that what the filter still shows', async () => {
  server.will({ ...page('abc'), held: true });
  const { ticked } = ended();
  expect(ticked()).toBe('bx');
  await act(() => server.release());
  await waitFor(() => expect(ticked()).toBe('b'));
});

test.each([
  ['another row', 'bxz', (of: ReturnType<typeof useSelection<{ id: string }>>) => of.toggle([{ id: 'z' }], true)],
  ['one row less', 'b', (of: ReturnType<typeof useSelection<{ id: string }>>) => of.toggle([{ id: 'x' }], false)],
])('what was ticked since stays as it is: %s', async (_, left, tick) => {
  server.will({ ...page('acd'), held: true }, page(''));
  const { selection, ticked } = ended();
  act(() => tick(selection()));
  await act(() => server.release());
  await act(() => call(userCalls.pageList, {}));
  expect(ticked()).toBe(left);
});
