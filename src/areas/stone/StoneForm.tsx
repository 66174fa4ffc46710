import { Form } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { type ItemPrice, itemPricesDiffer, showItemField, usePriceQuestion } from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { useMoney } from '@/components/money/useMoney';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { StoneFields } from './StoneFields';

type Values = Pick<Stone, 'name' | 'icon' | 'stones' | 'bonus' | 'price' | 'currency' | 'limitPerUser' | 'tag'>;

interface StoneFormProps {
  item?: Stone;
  onSaved: (saved: Stone) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
const priceOf = ({ price, currency }: Partial<Values>): ItemPrice[] => [
  { amount: price ?? null, currency: currency ?? 'CNY' },
];

/** Creates or edits a stone package. A changed price is confirmed with a reason. */
export function StoneForm({ item, onSaved, onCancel }: StoneFormProps) {
  const t = useTranslations();
  const money = useMoney();
  const [uploading, setUploading] = useState(false);
  const question = usePriceQuestion(`stone.${item?.id}`);
  const conflict: ConflictView<Stone> = {
    type: 'stone',
    show: (field, value) => showItemField({ type: 'stone', field, value, currency: item?.currency, money }),
  };
  const form = useRecordForm<Values, Stone>({
    name: 'stone',
    initialValues: item ?? { bonus: 0, currency: 'CNY' },
    send: async (values, version, read) => {
      const [before, after] = [priceOf(read), priceOf(values)];
      const reason = item && itemPricesDiffer(before, after) ? await question.ask(before, after) : undefined;
      return call(
        stoneCalls.saveOrUpdate,
        { ...values, ...(item && { id: item.id, version }), ...(reason && { reason }) },
        quietly,
      );
    },
    onSaved,
    look: item
      ? { reload: () => call(stoneCalls.detail, { id: item.id }, quietly) }
      : { at: ({ name }) => pathTo('/fileResoute/a', { keyword: String(name) }) },
    conflict,
    params: ['id', 'edit'],
  });

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
        {form.notes}
        <StoneFields item={item} onUploading={setUploading} />
        <SaveBar submitting={form.submitting} disabled={uploading} onCancel={() => form.leave(onCancel)}>
          {t(item ? 'action.save' : 'action.create')}
        </SaveBar>
      </Form>
      {question.dialog}
    </>
  );
}
