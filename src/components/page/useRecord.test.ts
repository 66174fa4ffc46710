import { act, renderHook, waitFor } from '@testing-library/react';
import type { Room } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { useRecord } from './useRecord';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  await backEnd.signIn();
  restoreSession();
});

test('an answer that came late and is older is left', async () => {
  const { list } = await call(roomCalls.pageList, { pageSize: 1 });
  const room = list[0] as Room;
  const { result } = renderHook(() => useRecord(roomCalls.detail, room.id));
  await waitFor(() => expect(result.current.record).toEqual(room));
  const newer = { ...room, title: 'Second', version: room.version + 2 };
  act(() => result.current.setRecord(newer));
  await waitFor(() => expect(result.current.record?.title).toBe('Second'));
  act(() => result.current.setRecord({ ...room, title: 'First', version: room.version + 1 }));
  expect(result.current.record?.title).toBe('Second');
});

test('a record of another id is never shown', async () => {
  const { list } = await call(roomCalls.pageList, { pageSize: 2 });
  const [first, second] = list as [Room, Room];
  const { result, rerender } = renderHook(({ id }) => useRecord(roomCalls.detail, id), {
    initialProps: { id: first.id },
  });
  await waitFor(() => expect(result.current.record?.id).toBe(first.id));
  rerender({ id: second.id });
  expect(result.current.record).toBeUndefined();
  await waitFor(() => expect(result.current.record?.id).toBe(second.id));
});
