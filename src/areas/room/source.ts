import { roomCalls } from '@contract/room/calls';
import { textOf } from '@/components/format';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

/** Activity rooms that users can enter now or soon; the latest start comes first. */
export const openRoomSource: RecordSource = {
  name: 'open room',
  call: roomCalls.pageList,
  find: async (keyword, options) => {
    const open: ('scheduled' | 'live')[] = ['scheduled', 'live'];
    const input = { keyword: keyword || undefined, status: open, pageSize: 20 };
    return (await call(roomCalls.pageList, input, options)).list.map(roomChoice);
  },
  one: async (id, options) => roomChoice(await call(roomCalls.detail, { id }, options)),
};

const roomChoice = ({ id, title, number }: { id: string; title: string; number: number }): Choice => ({
  id,
  title,
  subtitle: textOf(number),
});
