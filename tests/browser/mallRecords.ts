import type { Output } from '../../contract';
import { giftCalls } from '../../contract/gift/calls';
import type { MoneyCurrency } from '../../contract/money.enums';
import { orderCalls } from '../../contract/order/calls';
import { stoneCalls } from '../../contract/stone/calls';
import { userCalls } from '../../contract/user/calls';
import type { Session } from './session';

const ICON = '/fish/demo/stone-gem-7.svg';

export type OrderDetail = Output<typeof orderCalls.detail>;

/** An app user of a test's own is nobody's; the demo's are many, so one that no other test of the file takes. */
export async function userAt(session: Session, place: number) {
  const { list } = await session.ask(userCalls.pageList, {
    status: ['normal'],
    sort: 'number',
    order: 'ascend',
    pageSize: 1,
    current: 100 + place,
  });
  const [user] = list;
  if (!user) throw new Error('The demo data has too few app users.');
  return user;
}

interface Package {
  name: string;
  price: number;
  currency?: MoneyCurrency;
  stones?: number;
}

/** A stone package on sale. */
export async function stoneOnSale(session: Session, { name, price, currency = 'CNY', stones = 300 }: Package) {
  const written = { name, icon: await demoIcon(session), stones, bonus: 0, price, currency };
  const { id } = await session.ask(stoneCalls.saveOrUpdate, written);
  return session.ask(stoneCalls.changeStatus, { id, status: 'on' });
}

/** An icon that the back end knows. */
async function demoIcon(session: Session): Promise<string> {
  const { list } = await session.ask(stoneCalls.pageList, { pageSize: 1 });
  return list[0]?.icon ?? ICON;
}

/** A gift on sale that is sent by parcel, for points. */
export async function giftOnSale(session: Session, name: string, stock: number) {
  const { id } = await session.ask(giftCalls.saveOrUpdate, {
    name,
    icon: await demoIcon(session),
    category: 'merchandise',
    kind: 'shipped',
    pricePoints: 100,
    value: 5900,
    currency: 'CNY',
    stock,
    lowStock: 2,
  });
  return session.ask(giftCalls.changeStatus, { id, status: 'on' });
}

/** An order of one piece of a package, paid under a number. */
export async function paidOrder(
  session: Session,
  { userId, packageId, channelNumber }: { userId: string; packageId: string; channelNumber: string },
): Promise<OrderDetail> {
  const { id } = await session.ask(orderCalls.place, {
    userId,
    items: [{ id: packageId, count: 1 }],
    channel: 'alipay',
    platform: 'ios',
    requestId: crypto.randomUUID(),
  });
  return session.ask(orderCalls.pay, { id, channelNumber });
}
