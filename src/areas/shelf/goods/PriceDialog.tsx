import { Form } from 'antd';
import { giftCalls } from '@contract/gift/calls';
import type { ItemType } from '@contract/shelf/enums';
import { stoneCalls } from '@contract/stone/calls';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { isObject } from '@/components/draft/storage';
import { Failed } from '@/components/Failed';
import { isNumber } from '@/components/format';
import { MoneyField } from '@/components/money/MoneyField';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call, RequestFailure } from '@/request';
import { GiftPriceFields } from './GiftPriceFields';
import { giftPrices, type Item, type ItemPrice, itemCalls, itemPricesDiffer, itemTypeOf, pricesOf } from './item';
import { PriceChange } from './PriceChange';

interface PriceValues {
  price?: number | string | null;
  priceStones?: number | null;
  pricePoints?: number | null;
}

interface PriceDialogProps {
  item: Item;
  onDone: (item: Item) => void;
  onClose: () => void;
}

/** Changes only the price, with a reason. It starts from the current price, which may differ from the row's. */
export const PriceDialog = withDialogBoundary(function PriceDialog({ item, onDone, onClose }: PriceDialogProps) {
  const t = useTranslations();
  const { detail } = itemCalls[itemTypeOf(item)];
  const {
    record: now,
    failure,
    refresh,
    setRecord,
  } = useRecord<(typeof itemCalls)[ItemType]['detail']>(detail, item.id);
  const readAgain = (theirs: unknown) => (isObject(theirs) ? setRecord(theirs as unknown as Item) : refresh());

  if (failure) {
    return (
      <Modal
        open
        title={t('mall.changePrice.title', { name: item.name })}
        footer={(_, { CancelBtn }) => <CancelBtn />}
        onCancel={onClose}
      >
        <Failed message={failure.message} onRetry={refresh} />
      </Modal>
    );
  }
  return now ? <Dialog now={now} onOutdated={readAgain} onDone={onDone} onClose={onClose} /> : null;
});

interface DialogProps extends Omit<PriceDialogProps, 'item'> {
  now: Item;
  /** Called with the record as someone else saved it, if the service answered that. */
  onOutdated: (theirs: unknown) => void;
}

const Dialog = withDialogBoundary(function Dialog({ now, onOutdated, onDone, onClose }: DialogProps) {
  const t = useTranslations();
  const type = itemTypeOf(now);
  const text = (key: '.done' | '.conflict' | '.title' | '.consequence' | '') =>
    t(`mall.changePrice${key}`, { name: now.name });

  const send = async ({ reason, ...values }: PriceValues & { reason: string }) => {
    if (!itemPricesDiffer(pricesOf(now), typedPrices(now, values)))
      throw new RequestFailure({ message: t('mall.price.same') });
    const saved = await write(now, values, reason);
    notice.success(text('.done'));
    onDone(saved);
  };

  return (
    <ConfirmDialog<PriceValues & { reason: string }>
      name={`${type}.changePrice.${now.id}`}
      lookAt={recordTypes[type].path(now.id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      initialValues={'stones' in now ? { price: now.price } : pick(now)}
      onSubmit={send}
      onConflict={({ data }) => {
        // Someone else changed the price: show the change from theirs.
        onOutdated(data);
        return text('.conflict');
      }}
      onClose={onClose}
    >
      <Fields of={now} />
    </ConfirmDialog>
  );
});

function Fields({ of: item }: { of: Item }) {
  const t = useTranslations();
  const values = Form.useWatch((all: PriceValues) => all, Form.useFormInstance<PriceValues>());
  return (
    <>
      {'stones' in item ? (
        <MoneyField name="price" label={t('mall.newPrice')} currency={item.currency} min={1} />
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

/** The typed prices; undefined while one is invalid. */
function typedPrices(item: Item, values: PriceValues): (ItemPrice | undefined)[] {
  if ('stones' in item) {
    const { price } = values;
    return [typeof price === 'number' ? { amount: price, currency: item.currency } : undefined];
  }
  const { priceStones = null, pricePoints = null } = values;
  return giftPrices({ priceStones, pricePoints }).map((typed) => (isPrice(typed) ? typed : undefined));
}

const isPrice = ({ amount }: ItemPrice) => amount === null || isNumber(amount);

function write(
  now: Item,
  { price, priceStones = null, pricePoints = null }: PriceValues,
  reason: string,
): Promise<Item> {
  const { id, version } = now;
  const quietly = { notice: false };
  return 'stones' in now
    ? call(stoneCalls.changePrice, { id, version, price: Number(price), reason }, quietly)
    : call(giftCalls.changePrice, { id, version, priceStones, pricePoints, reason }, quietly);
}
