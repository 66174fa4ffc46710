import { dayOf } from '@/components/list/days';

/** Days of the operator's zone, as addresses write them. */
const span = (name: string, from: string, to?: string) => ({ [`${name}From`]: from, ...(to && { [`${name}To`]: to }) });
const at = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`;

/** The lists of exactly the records that the numbers since a day count. */
export const linksSince = (dayStart: string) => {
  const day = dayOf(new Date(dayStart));
  return {
    newUsers: at('/user/appUser', span('registered', day)),
    activeUsers: at('/user/appUser', span('lastActive', day)),
    liveRooms: at('/activity/room', { status: 'live' }),
    livePeopleRooms: at('/activity/people', { status: 'live' }),
    waitingAudits: at('/activity/audit', { state: 'pending' }),
    orders: at('/order/list', span('ordered', day)),
    recharge: at('/order/recharge', span('at', day)),
    pushes: at('/message/push', {
      status: 'scheduled',
      ...span('scheduledAt', day, day),
      sort: 'scheduledAt',
      order: 'ascend',
    }),
    gifts: at('/fileResoute/b', { status: 'on', stockState: 'low,none', sort: 'stock', order: 'ascend' }),
  };
};

/** What the trend draws, and the list of one of its days. */
export const trendLinks = {
  newUsers: (day: string) => at('/user/appUser', span('registered', day, day)),
  orders: (day: string) => at('/order/list', span('ordered', day, day)),
  recharge: (day: string, currency: string) => at('/order/recharge', { ...span('at', day, day), currency }),
  submissions: (day: string) =>
    at('/activity/audit', { state: 'pending,approved,rejected', ...span('submitted', day, day) }),
} as const;
export type Measure = keyof typeof trendLinks;
export const measures = Object.keys(trendLinks) as Measure[];
