import { history, useSearchParams } from '@umijs/max';
import { Button, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TimedPrice } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import { timedPriceState } from '@contract/shelf/enums';
import { AdminLink } from '@/components/AdminLink';
import { Has } from '@/components/availability/Has';
import { Card, withBoundary } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { useFormat } from '@/components/format';
import { useMinute } from '@/components/format/useMinute';
import { Loaded } from '@/components/Loaded';
import { useMoney } from '@/components/money/useMoney';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { type Item, pricesOf } from '../item';
import { PriceChange } from '../PriceChange';
import { EndDialog } from './EndDialog';
import { PlanDialog } from './PlanDialog';
import { isOpen, ordinaryOf, pricesUnder } from './prices';
import { useNextStep } from './useNextStep';

interface TimedPricesProps {
  item: Item;
  /** The item may have changed. */
  onChanged: () => void;
}

type Action = 'plan' | 'change' | 'end';

/** What is open: an action, and the timed price that it is about. */
interface Asked {
  action: Action;
  id?: string;
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'action' in value && typeof value.action === 'string';

/** The prices that an item has for some time: what runs, what is planned, and what is over. */
export const TimedPrices = withBoundary(function TimedPrices({ item, onChanged }: TimedPricesProps) {
  const text = useTranslations('mall.timed');
  const prices = useCall(
    (options) => call(shelfCalls.timedPrices, { id: item.id }, options),
    [item.id, item.version],
  );
  const { data, refresh } = prices;
  const [asked, setAsked] = useDraftState('timedPrice', isAsked);
  const plan = useRef<HTMLButtonElement>(null);
  const ended = useRef(false);
  useAskedByAddress(() => setAsked({ action: 'plan' }));
  // The button that ended a price goes with it.
  useEffect(() => {
    if (!data || !ended.current || !document.activeElement?.matches('body, h1')) return;
    ended.current = false;
    plan.current?.focus({ preventScroll: true });
  }, [data]);
  const open = data?.filter(isOpen).toReversed() ?? [];
  const over = data?.filter((timed) => !isOpen(timed)) ?? [];
  const readAgain = () => {
    refresh();
    onChanged();
  };
  useNextStep(open, readAgain);

  const about = asked && data?.find(({ id }) => id === asked.id);
  const dialog = { item, onDone: readAgain, onStale: readAgain, onClose: () => setAsked(undefined) };
  return (
    <Card
      size="small"
      title={text('title')}
      extra={
        <Has call={shelfCalls.saveTimedPrice}>
          <Button ref={plan} size="small" onClick={() => setAsked({ action: 'plan' })}>
            {text('plan')}
          </Button>
        </Has>
      }
    >
      <Loaded of={prices} rows={2}>
        {() =>
          open.length > 0 ? (
            <ul className="mall-timed" aria-label={text('title')}>
              {open.map((timed) => (
                <Open key={timed.id} item={item} timed={timed} onAsk={(action) => setAsked({ action, id: timed.id })} />
              ))}
            </ul>
          ) : (
            <Typography.Text type="secondary">{text('none')}</Typography.Text>
          )
        }
      </Loaded>
      {over.length > 0 && <Over item={item} timed={over} />}
      {data && asked?.action === 'plan' && <PlanDialog {...dialog} all={data} />}
      {data && asked?.action === 'change' && about && <PlanDialog {...dialog} all={data} planned={about} />}
      {asked?.action === 'end' && about && (
        <EndDialog
          {...dialog}
          timed={about}
          onDone={() => {
            ended.current = true;
            readAgain();
          }}
        />
      )}
    </Card>
  );
});

/** `plan=1` in the address opens the plan, once. */
function useAskedByAddress(onPlan: () => void): void {
  const [params] = useSearchParams();
  const isAsked = params.get('plan') === '1';
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(params);
    rest.delete('plan');
    history.replace(`${history.location.pathname}?${rest}`, history.location.state);
    onPlan();
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}

interface OpenProps {
  item: Item;
  timed: TimedPrice;
  onAsk: (action: Action) => void;
}

function Open({ item, timed, onAsk }: OpenProps) {
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

function Why({ of, by, byId }: { of: string | null; by: string | null; byId: string | null }) {
  return (
    <Typography.Text type="secondary" className="mall-timed-why">
      {by && (
        <>
          <AdminLink id={byId} name={by} /> ·{' '}
        </>
      )}
      <bdi className="fish-prose">{of}</bdi>
    </Typography.Text>
  );
}

function Over({ item, timed }: { item: Item; timed: readonly TimedPrice[] }) {
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
