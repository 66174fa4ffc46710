import { Form } from 'antd';
import { GIFT_PRICE_MAX } from '@contract/gift/enums';
import type { TimedPrice } from '@contract/shelf';
import { shelfCalls } from '@contract/shelf/calls';
import { type PriceName, priceNames, TIMED_PRICE_MAX_DAYS } from '@contract/shelf/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { InstantField } from '@/components/form/InstantField';
import { WholeField } from '@/components/form/WholeField';
import { useFormat } from '@/components/format';
import { DAY_MS } from '@/components/format/day';
import { MoneyField } from '@/components/money/MoneyField';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call, RequestFailure } from '@/request';
import { type Item, itemPricesDiffer, itemTypeOf, pricesOf } from '../item';
import { PriceChange } from '../PriceChange';
import { isOpen, ordinaryOf, pricesUnder } from './prices';

interface PlanValues extends Partial<Record<PriceName, number | string | null>> {
  startsAt?: string | null;
  endsAt: string;
  reason: string;
}

interface PlanDialogProps {
  item: Item;
  /** The planned one that is changed. */
  planned?: TimedPrice;
  all: readonly TimedPrice[];
  onDone: () => void;
  /** Reads everything again: somebody else changed it. */
  onStale: () => void;
  onClose: () => void;
}

/** Plans another price for some time, with a reason, or changes that while it has not begun. */
export const PlanDialog = withDialogBoundary(function PlanDialog({
  item: shown,
  planned,
  all,
  onDone,
  onStale,
  onClose,
}: PlanDialogProps) {
  const t = useTranslations();
  const text = useTranslations('mall.timed');
  const item = ordinaryOf(shown);
  const names = priceNames.filter((name) => name in item && item[name as keyof Item] !== null);
  const others = all.filter((other) => isOpen(other) && other.id !== planned?.id);

  const send = async ({ startsAt, endsAt, reason, ...typed }: PlanValues) => {
    const prices = Object.fromEntries(names.map((name) => [name, Number(typed[name])]));
    if (!itemPricesDiffer(pricesOf(item), pricesUnder(item, { ...NONE, ...prices })))
      throw new RequestFailure({ message: t('mall.price.same') });
    const which = planned ? { id: planned.id, version: planned.version } : { version: shown.version };
    const sent = { ...which, itemId: item.id, ...prices, startsAt: startsAt ?? null, endsAt, reason };
    const { state } = await call(shelfCalls.saveTimedPrice, sent, { notice: false });
    const done = planned ? 'changed' : 'planned';
    notice.success(text(state === 'running' ? 'begun' : done, { name: item.name }));
    onDone();
  };

  return (
    <ConfirmDialog<PlanValues>
      name={`timedPrice.${item.id}.${planned?.id ?? 'new'}`}
      lookAt={recordTypes[itemTypeOf(item)].path(item.id)}
      title={text(planned ? 'change.title' : 'plan.title', { name: item.name })}
      consequence={text('plan.consequence')}
      okText={text(planned ? 'change' : 'plan')}
      width={520}
      initialValues={{ ...valuesOf(names, { ...item, ...present(planned) }), ...timesOf(planned) }}
      onSubmit={send}
      onConflict={() => {
        onStale();
        return text('conflict');
      }}
      onClose={onClose}
    >
      <PriceFields item={item} names={names} />
      <TimeFields others={others} />
    </ConfirmDialog>
  );
});

const NONE = { price: null, priceStones: null, pricePoints: null };

const valuesOf = (names: readonly PriceName[], of: object): Partial<PlanValues> =>
  Object.fromEntries(names.map((name) => [name, of[name as keyof typeof of]]));

const present = (planned?: TimedPrice) =>
  Object.fromEntries(Object.entries(planned ?? {}).filter(([, value]) => value !== null));

const timesOf = (planned?: TimedPrice): Partial<PlanValues> =>
  planned ? { startsAt: planned.startsAt, endsAt: planned.endsAt, reason: planned.reason } : {};

function PriceFields({ item, names }: { item: Item; names: readonly PriceName[] }) {
  const t = useTranslations();
  const typed = Form.useWatch((all: PlanValues) => all, Form.useFormInstance<PlanValues>());
  const amounts = Object.fromEntries(
    names.flatMap((name) => (typeof typed?.[name] === 'number' ? [[name, typed[name]]] : [])),
  );
  return (
    <>
      {'stones' in item ? (
        <MoneyField name="price" label={t('mall.timed.price')} currency={item.currency} min={1} />
      ) : (
        <div className="fish-form-pair">
          {names.map((name) => (
            <WholeField key={name} name={name} label={t(`field.${name}`)} min={1} max={GIFT_PRICE_MAX} />
          ))}
        </div>
      )}
      <div aria-live="polite" className="fish-consequence">
        <PriceChange before={pricesOf(item)} after={pricesUnder(item, { ...NONE, ...amounts })} />
      </div>
    </>
  );
}

function TimeFields({ others }: { others: readonly TimedPrice[] }) {
  const text = useTranslations('mall.timed');
  const { dateTime } = useFormat();
  /** What is wrong with an end, given the start that is typed. */
  const problemOf = (start: number, end: number): string | undefined => {
    if (end <= Date.now()) return text('end.past');
    if (end <= start) return text('end.before');
    if (end - start > TIMED_PRICE_MAX_DAYS * DAY_MS) return text('end.far', { days: TIMED_PRICE_MAX_DAYS });
    const other = others.find(({ startsAt, endsAt }) => Date.parse(startsAt) < end && Date.parse(endsAt) > start);
    return other && text('overlap', { from: dateTime(other.startsAt), to: dateTime(other.endsAt) });
  };
  return (
    <div className="fish-form-pair">
      <InstantField name="startsAt" label={text('start')} hint={text('start.hint')} />
      <InstantField
        name="endsAt"
        label={text('end')}
        required={text('end.rule')}
        dependencies={['startsAt']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value?: string) => {
              const startsAt: unknown = getFieldValue('startsAt');
              const start = typeof startsAt === 'string' ? Date.parse(startsAt) : Date.now();
              const problem = value && problemOf(start, Date.parse(value));
              if (problem) throw new Error(problem);
            },
          }),
        ]}
      />
    </div>
  );
}
