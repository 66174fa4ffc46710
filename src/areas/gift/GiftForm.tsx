import { Form } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import { giftPrices, itemPricesDiffer, showItemField, usePriceQuestion } from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { GiftFields } from './GiftFields';

type Values = Pick<
  Gift,
  | 'name'
  | 'icon'
  | 'category'
  | 'kind'
  | 'priceStones'
  | 'pricePoints'
  | 'value'
  | 'currency'
  | 'stock'
  | 'lowStock'
  | 'limitPerUser'
>;

interface GiftFormProps {
  item?: Gift;
  onSaved: (saved: Gift) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
const LOW_STOCK = 10;
const pricesIn = ({ priceStones = null, pricePoints = null }: Partial<Values>) =>
  giftPrices({ priceStones, pricePoints });

/** Creates or edits a gift. Changed prices are confirmed with a reason. */
export function GiftForm({ item, onSaved, onCancel }: GiftFormProps) {
  const t = useTranslations();
  const money = useMoney();
  const [uploading, setUploading] = useState(false);
  const question = usePriceQuestion(`gift.${item?.id}`);
  const conflict: ConflictView<Gift> = {
    type: 'gift',
    show: (field, value) => showItemField({ type: 'gift', field, value, currency: item?.currency, money }),
  };
  const form = useRecordForm<Values, Gift>({
    name: 'gift',
    initialValues: item ?? { currency: 'CNY', value: 0, lowStock: LOW_STOCK },
    send: async (values, version, read) => {
      const [before, after] = [pricesIn(read), pricesIn(values)];
      const reason = item && itemPricesDiffer(before, after) ? await question.ask(before, after) : undefined;
      // The back end gets the stock as read and applies the difference, so that sales made meanwhile are not lost.
      const edited = item && { id: item.id, version, stockRead: read.stock };
      return call(giftCalls.saveOrUpdate, { ...values, ...edited, ...(reason && { reason }) }, quietly);
    },
    onSaved,
    look: item
      ? { reload: () => call(giftCalls.detail, { id: item.id }, quietly) }
      : { at: ({ name }) => pathTo('/fileResoute/b', { keyword: String(name) }) },
    conflict,
    params: ['id', 'edit'],
  });

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
        {form.notes}
        <GiftFields item={item} onUploading={setUploading} />
        <SaveBar submitting={form.submitting} disabled={uploading} onCancel={() => form.leave(onCancel)}>
          {t(item ? 'action.save' : 'action.create')}
        </SaveBar>
      </Form>
      {question.dialog}
    </>
  );
}
