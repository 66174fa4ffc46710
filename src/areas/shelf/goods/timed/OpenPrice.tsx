import { Button } from 'antd';
import type { TimedPrice } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import { timedPriceState } from '@contract/shelf/enums';
import { Has } from '@/components/availability/Has';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type Item, pricesOf } from '../item';
import { PriceChange } from '../PriceChange';
import { ordinaryOf, pricesUnder } from './prices';
import { Why } from './Why';

interface OpenPriceProps {
  item: Item;
  timed: TimedPrice;
  onAsk: (action: 'change' | 'end') => void;
}

/** A price that runs or is planned, with what can be done with it. */
export function OpenPrice({ item, timed, onAsk }: OpenPriceProps) {
  const text = useTranslations('mall.timed');
  const ordinary = ordinaryOf(item);
  const isRunning = timed.state === 'running';
  return (
    <li>
      <StatusTag of={timedPriceState} value={timed.state} /> <Times timed={timed} />
      <PriceChange before={pricesOf(ordinary)} after={pricesUnder(ordinary, timed)} />
      <Why of={timed.reason} by={timed.by} byId={timed.byId} />
      <div className="mall-timed-actions">
        {!isRunning && (
          <Has call={shelfCalls.saveTimedPrice}>
            <Button size="small" onClick={() => onAsk('change')}>
              {text('change')}
            </Button>
          </Has>
        )}
        <Has call={shelfCalls.endTimedPrice}>
          <Button size="small" danger onClick={() => onAsk('end')}>
            {text(isRunning ? 'endNow' : 'callOff')}
          </Button>
        </Has>
      </div>
    </li>
  );
}

/** When it begins or ends, in words that count down. */
function Times({ timed: { state, startsAt, endsAt } }: { timed: TimedPrice }) {
  const text = useTranslations('mall.timed');
  const { dateTime, ago } = useFormat();
  const now = useMinute();
  const times = { from: dateTime(startsAt), until: dateTime(endsAt) };
  return state === 'running'
    ? text('runs', { ...times, left: ago(endsAt, now) })
    : text('waits', { ...times, left: ago(startsAt, now) });
}
