import { history, useSearchParams } from '@umijs/max';
import { Button, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { shelfCalls } from '@contract/shelf/calls';
import { Has } from '@/components/availability/Has';
import { Card, withBoundary } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { Loaded } from '@/components/Loaded';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import type { Item } from '../item';
import { EndDialog } from './EndDialog';
import { OpenPrice } from './OpenPrice';
import { PastPrices } from './PastPrices';
import { PlanDialog } from './PlanDialog';
import { isOpen } from './prices';
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
  const prices = useCall((options) => call(shelfCalls.timedPrices, { id: item.id }, options), [item.id, item.version]);
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
                <OpenPrice
                  key={timed.id}
                  item={item}
                  timed={timed}
                  onAsk={(action) => setAsked({ action, id: timed.id })}
                />
              ))}
            </ul>
          ) : (
            <Typography.Text type="secondary">{text('none')}</Typography.Text>
          )
        }
      </Loaded>
      {over.length > 0 && <PastPrices item={item} timed={over} />}
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
