import { pathTo } from '@config/pathTo';
import { dayOf } from '@/components/list/days';

/** Days in the operator's time zone, as addresses write them. */
const span = (name: string, from: string, to?: string) => ({ [`${name}From`]: from, ...(to && { [`${name}To`]: to }) });

/** What money came in for: what was given back later was paid, too. */
const PAID = { status: 'paid,refunded' };

export const linksSince = (dayStart: string | undefined) => {
  // Without it, the operator's own day.
  const day = dayOf(dayStart ? new Date(dayStart) : new Date());
  return {
    newUsers: pathTo('/user/appUser', span('registered', day)),
    activeUsers: pathTo('/user/appUser', span('lastActive', day)),
    liveRooms: pathTo('/activity/room', { status: 'live' }),
    livePeopleRooms: pathTo('/activity/people', { status: 'live' }),
    waitingAudits: pathTo('/activity/audit', { state: 'pending' }),
    orders: pathTo('/order/list', span('ordered', day)),
    ordersToShip: pathTo('/order/list', { status: 'paid', sort: 'orderedAt', order: 'ascend' }),
    recharge: (currency: string) => pathTo('/order/recharge', { ...PAID, ...span('at', day), currency }),
    pushes: pathTo('/message/push', {
      status: 'scheduled',
      ...span('scheduledAt', day, day),
      sort: 'due',
      order: 'ascend',
    }),
    gifts: pathTo('/fileResoute/b', { status: 'on', stockState: 'low,none', sort: 'stock', order: 'ascend' }),
  };
};

/** For each measure, the list of one of its days. */
export const trendLinks = {
  newUsers: (day: string) => pathTo('/user/appUser', span('registered', day, day)),
  orders: (day: string) => pathTo('/order/list', span('ordered', day, day)),
  recharge: (day: string, currency: string) =>
    pathTo('/order/recharge', { ...PAID, ...span('at', day, day), currency }),
  submissions: (day: string) =>
    pathTo('/activity/audit', { state: 'pending,approved,rejected', ...span('submitted', day, day) }),
} as const;
export type Measure = keyof typeof trendLinks;
export const measures = Object.keys(trendLinks) as Measure[];
