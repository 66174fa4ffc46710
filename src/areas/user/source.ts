import { userCalls } from '@contract/user/calls';
import { textOf } from '@/components/format';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

/** App users by number or nickname; without a keyword the most recently active come first. */
export const userSource: RecordSource = {
  name: 'user',
  call: userCalls.pageList,
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, sort: 'lastActiveAt' } as const;
    return (await call(userCalls.pageList, input, options)).list.map(userChoice);
  },
  one: async (id, options) => userChoice(await call(userCalls.detail, { id }, options)),
};

const userChoice = ({ id, nickname, number, avatar }: Person): Choice => ({
  id,
  title: nickname,
  subtitle: textOf(number),
  avatar,
});

interface Person {
  id: string;
  nickname: string;
  number: number;
  avatar: string | null;
}
