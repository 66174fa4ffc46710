import { sysUserCalls } from '@contract/sysUser/calls';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

/** Admins by account or nickname; without a keyword the latest sign-in comes first. */
export const adminSource: RecordSource = {
  name: 'admin',
  call: sysUserCalls.pageList,
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, sort: 'lastLoginAt' } as const;
    return (await call(sysUserCalls.pageList, input, options)).list.map(adminChoice);
  },
  one: async (id, options) => adminChoice(await call(sysUserCalls.detail, { id }, options)),
};

const adminChoice = ({ id, nickname, account }: { id: string; nickname: string; account: string }): Choice => ({
  id,
  title: nickname,
  subtitle: account,
});
