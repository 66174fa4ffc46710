import type { TimedPrice } from '@contract/shelf';
import { timedPriceState } from '@contract/shelf/enums';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import type { Item } from '../item';
import { Why } from './Why';

/** The prices that are over, folded away. */
export function PastPrices({ item, timed }: { item: Item; timed: readonly TimedPrice[] }) {
  const text = useTranslations('mall.timed');
  const { dateTime } = useFormat();
  const money = useMoney();
  const pricesText = ({ price, priceStones, pricePoints }: TimedPrice) =>
    [
      price !== null && 'stones' in item && money(price, item.currency),
      priceStones !== null && money(priceStones, 'stones'),
      pricePoints !== null && money(pricePoints, 'points'),
    ]
      .filter(Boolean)
      .join(' / ');
  return (
    <details className="mall-timed-over">
      <summary>{text('over', { count: timed.length })}</summary>
      <ul className="mall-timed">
        {timed.map((each) => (
          <li key={each.id}>
            <StatusTag of={timedPriceState} value={each.state} /> {pricesText(each)} ·{' '}
            {text('was', {
              from: dateTime(each.beganAt ?? each.startsAt),
              until: dateTime((each.beganAt && each.endedAt) || each.endsAt),
            })}
            {each.endedBy ? (
              <Why of={each.endReason} by={each.endedBy} byId={each.endedById} />
            ) : (
              <Why of={each.reason} by={each.by} byId={each.byId} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
