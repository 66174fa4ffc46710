import type { PayCurrency } from '../../../../contract/money.enums';
import type { Order } from '../../../../contract/order';
import type { Random } from '../../../db/demo/random';
import type { World } from '../../../db/demo/world';

type Way = Pick<Order, 'channel' | 'platform'>;

const anywhere = ['ios', 'android', 'android', 'web'] as const;

export function wayToPay(trade: Random, currency: PayCurrency): Way {
  if (currency === 'stones' || currency === 'points') {
    return { channel: 'balance', platform: trade.pick(anywhere) };
  }
  const inChina = ['alipay', 'alipay', 'wechatPay', 'wechatPay', 'appStore'] as const;
  const channel = trade.pick(currency === 'CNY' ? inChina : (['appStore', 'googlePlay'] as const));
  const stores = { appStore: 'ios', googlePlay: 'android' } as const;
  return { channel, platform: channel in stores ? stores[channel as keyof typeof stores] : trade.pick(anywhere) };
}

/** A payment number in the format of each channel. Unique, because each ends in an id of its own. */
export function channelNumberOf({ nextId }: World, channel: Way['channel'], paidAt: string): string {
  const own = nextId().slice(-8);
  const day = paidAt.slice(0, 10).replaceAll('-', '');
  switch (channel) {
    case 'alipay':
      return `${day}22001430${own.padStart(12, '0')}`;
    case 'wechatPay':
      return `42000021${day}${own.padStart(12, '0')}`;
    case 'googlePlay':
      return `GPA.3312-${own.slice(0, 4)}-${own.slice(4)}-${day.slice(-5)}`;
    default:
      return `2000000${own}`;
  }
}
