import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import { ICON_MAX_BYTES, ICON_RATIO } from '@contract/gift/enums';
import type { MoneyCurrency } from '@contract/money.enums';
import { LIMIT_MAX } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { stoneCalls } from '@contract/stone/calls';
import { STONE_NAME_MAX, STONES_MAX, stoneTag } from '@contract/stone/enums';
import { type ItemPrice, itemPricesDiffer, showItemField, useHeldText, usePriceQuestion } from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { Optional } from '@/components/form/Optional';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useMoney } from '@/components/money/useMoney';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

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
  const conflict: ConflictView = {
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
  const held = useHeldText(item);
  const currency: MoneyCurrency = Form.useWatch('currency', form.props.form) ?? item?.currency ?? 'CNY';

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
        {form.notes}
        <div className="fish-form-sides">
          <div>
            <Form.Item
              name="name"
              label={t('field.name')}
              rules={[{ required: true, whitespace: true, message: t('stone.name.rule') }]}
            >
              <Input maxLength={STONE_NAME_MAX} showCount autoComplete="off" />
            </Form.Item>
            <div className="fish-form-pair">
              <WholeField name="stones" label={t('stone.stones')} min={1} max={STONES_MAX} />
              <WholeField name="bonus" label={t('stone.bonus')} min={0} max={STONES_MAX} />
            </div>
            <div className="fish-form-pair">
              <CurrencyField
                label={t('mall.currency')}
                amount="price"
                disabled={Boolean(item)}
                extra={item && t('stone.currency.kept')}
              />
              <MoneyField
                bare
                name="price"
                label={t('stone.price')}
                currency={currency}
                min={1}
                disabled={Boolean(held)}
                extra={held}
              />
            </div>
          </div>
          <div>
            <ImageField
              name="icon"
              label={t('field.icon')}
              className="mall-icon-field"
              rules={[{ required: true, message: t('mall.icon.rule') }]}
              exact
              ratio={ICON_RATIO}
              maxBytes={ICON_MAX_BYTES}
              onBusyChange={setUploading}
            />
            <WholeField
              name="limitPerUser"
              label={t('mall.limit')}
              min={1}
              max={LIMIT_MAX}
              optional={t('mall.limit.none')}
              extra={t('stone.limit.hint')}
            />
            <Form.Item name="tag" label={<Optional>{t('stone.tag')}</Optional>} extra={t('stone.tag.hint')}>
              <Select
                allowClear
                options={useOptions(stoneTag)}
                placeholder={t('stone.tag.none')}
                className="fish-short-field"
              />
            </Form.Item>
          </div>
        </div>
        <SaveBar submitting={form.submitting} disabled={uploading} onCancel={() => form.leave(onCancel)}>
          {t(item ? 'action.save' : 'action.create')}
        </SaveBar>
      </Form>
      {question.dialog}
    </>
  );
}
