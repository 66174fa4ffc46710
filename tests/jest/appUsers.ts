/** A page of app users as the contract has it. */
export const appUsers = (ids: readonly string[], total = ids.length) => ({
  list: ids.map((id) => ({ ...appUser, id })),
  total,
  current: 1,
  pageSize: 20,
  totals: { points: 10, stones: 0 },
  activeLastHour: 0,
});

export const appUser = {
  id: '7200000000000000001',
  number: 100001,
  nickname: 'Fish',
  avatar: null,
  gender: 'female',
  phone: null,
  level: 3,
  points: 10,
  stones: 0,
  channel: 'appStore',
  status: 'normal',
  statusUntil: null,
  lastActiveAt: null,
  registeredAt: '2026-03-05T08:07:09.000Z',
  version: 1,
};
