import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Form } from 'antd';
import { codes } from '@contract/codes';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { MoneyField } from '@/components/money/MoneyField';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call, RequestFailure } from '@/request';
import { readItem } from './actions';
import { GiftPriceFields } from './GiftPriceFields';
import { type Item, type Price, pricesDiffer, pricesOf, typeOf } from './item';
import { PriceChange } from './PriceChange';

/** What is typed as a new price: of a package, or of a gift. */
export interface PriceValues {
  price?: number | string | null;
  priceStones?: number | null;
  pricePoints?: number | null;
}

interface PriceDialogProps {
  item: Item;
  onDone: (item: Item) => void;
  onClose: () => void;
}

/** Changes the price alone: says old → new, and asks why. It starts from the price as it is now, not as a row has it. */
export function PriceDialog({ item, onDone, onClose }: PriceDialogProps) {
  const { data: now, refreshAsync } = useRequest(() => readItem(item), { onError: onClose });
  return now ? <Dialog now={now} readAgain={refreshAsync} onDone={onDone} onClose={onClose} /> : null;
}

interface DialogProps extends Omit<PriceDialogProps, 'item'> {
  now: Item;
  readAgain: () => Promise<Item>;
}

function Dialog({ now, readAgain, onDone, onClose }: DialogProps) {
  const { formatMessage } = useIntl();
  const type = typeOf(now);
  const text = (key: string) => formatMessage({ id: `mall.changePrice${key}` }, { name: now.name });

  const send = async ({ reason, ...values }: PriceValues & { reason: string }) => {
    if (!pricesDiffer(pricesOf(now), typedPrices(now, values) as Price[]))
      throw new RequestFailure({ message: formatMessage({ id: 'mall.price.same' }) });
    try {
      const saved = await write(now, values, reason);
      notice.success(text('.done'));
      onDone(saved);
    } catch (failure) {
      if (!(failure instanceof RequestFailure) || failure.code !== codes.conflict) throw failure;
      // The line old → new says it from the price that someone else has set.
      await readAgain();
      throw new RequestFailure({ message: text('.conflict') });
    }
  };

  return (
    <ConfirmDialog<PriceValues & { reason: string }>
      name={`${type}.changePrice.${now.id}`}
      lookAt={kinds[type].path(now.id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      initialValues={'stones' in now ? { price: now.price } : pick(now)}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields of={now} />
    </ConfirmDialog>
  );
}

function Fields({ of: item }: { of: Item }) {
  const { formatMessage } = useIntl();
  const values = Form.useWatch((all: PriceValues) => all, Form.useFormInstance<PriceValues>());
  return (
    <>
      {'stones' in item ? (
        <MoneyField name="price" label={formatMessage({ id: 'mall.newPrice' })} currency={item.currency} min={1} />
      ) : (
        <GiftPriceFields />
      )}
      <div aria-live="polite" className="fish-consequence">
        <PriceChange before={pricesOf(item)} after={values ? typedPrices(item, values) : []} />
      </div>
    </>
  );
}

const pick = ({ priceStones, pricePoints }: Pick<PriceValues, 'priceStones' | 'pricePoints'>) => ({
  priceStones,
  pricePoints,
});

/** What was typed as prices of something; undefined where it is none. */
export function typedPrices(item: Item, values: PriceValues): (Price | undefined)[] {
  if ('stones' in item) {
    const { price } = values;
    return [typeof price === 'number' ? { amount: price, currency: item.currency } : undefined];
  }
  const { priceStones = null, pricePoints = null } = values;
  return [
    { amount: priceStones, currency: 'stones' },
    { amount: pricePoints, currency: 'points' },
  ];
}

function write(
  now: Item,
  { price, priceStones = null, pricePoints = null }: PriceValues,
  reason: string,
): Promise<Item> {
  const { id, version } = now;
  const quietly = { notice: false };
  return 'stones' in now
    ? call(paths.stone.changePrice, { id, version, price: Number(price), reason }, quietly)
    : call(paths.gift.changePrice, { id, version, priceStones, pricePoints, reason }, quietly);
}
