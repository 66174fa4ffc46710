import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import {
  GIFT_NAME_MAX,
  GIFT_NAME_MIN,
  giftCategory,
  giftKind,
  ICON_MAX_BYTES,
  ICON_RATIO,
  STOCK_MAX,
} from '@contract/gift/enums';
import type { MoneyCurrency } from '@contract/money.enums';
import { LIMIT_MAX } from '@contract/shelf/enums';
import {
  GiftPriceFields,
  giftPrices,
  itemPricesDiffer,
  showItemField,
  useHeldText,
  usePriceQuestion,
} from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageField } from '@/components/ImageUpload/ImageField';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useMoney } from '@/components/money/useMoney';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

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
  const conflict: ConflictView = {
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
  const currency: MoneyCurrency = Form.useWatch('currency', form.props.form) ?? item?.currency ?? 'CNY';
  const select = (name: 'category' | 'kind', options: ReturnType<typeof useOptions>, extra?: string) => (
    <Form.Item
      name={name}
      label={t(`gift.${name}`)}
      required={false}
      extra={extra}
      rules={[{ required: true, message: t(`gift.${name}.rule`) }]}
    >
      <Select options={options} className="fish-short-field" />
    </Form.Item>
  );

  const held = useHeldText(item);

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form fish-form-wide">
        {form.notes}
        <div className="fish-form-sides">
          <div>
            <Form.Item
              name="name"
              label={t('field.name')}
              rules={[
                {
                  required: true,
                  transform: (typed?: string) => typed?.trim(),
                  min: GIFT_NAME_MIN,
                  max: GIFT_NAME_MAX,
                  message: t('gift.name.rule', { min: GIFT_NAME_MIN, max: GIFT_NAME_MAX }),
                },
              ]}
            >
              <Input maxLength={GIFT_NAME_MAX} showCount autoComplete="off" />
            </Form.Item>
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
            <div className="fish-form-pair">
              {select('category', useOptions(giftCategory))}
              {select('kind', useOptions(giftKind), t('gift.kind.hint'))}
            </div>
            <GiftPriceFields held={held} />
          </div>
          <div>
            <div className="fish-form-pair">
              <WholeField name="stock" label={t('gift.stock')} min={0} max={STOCK_MAX} />
              <WholeField name="lowStock" label={t('gift.lowStock')} min={0} max={STOCK_MAX} />
            </div>
            <div className="fish-form-pair">
              <CurrencyField label={t('gift.currency')} amount="value" />
              <MoneyField bare name="value" label={t('gift.value')} currency={currency} extra={t('gift.value.hint')} />
            </div>
            <WholeField
              name="limitPerUser"
              label={t('mall.limit')}
              min={1}
              max={LIMIT_MAX}
              optional={t('mall.limit.none')}
              extra={t('gift.limit.hint')}
            />
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
