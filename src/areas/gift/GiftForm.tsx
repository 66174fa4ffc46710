import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import type { Gift } from '@contract/gift';
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
import { paths } from '@contract/paths';
import { LIMIT_MAX } from '@contract/shelf/enums';
import { GiftPriceFields, giftPrices, pricesDiffer, showItemField, usePriceQuestion } from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageUpload } from '@/components/ImageUpload';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useMoney } from '@/components/money/useMoney';
import { useOptions } from '@/components/StatusTag';
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
  /** The one to edit; without one a new one is created. */
  item?: Gift;
  onSaved: (saved: Gift) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
const LOW_STOCK = 10;
const pricesIn = ({ priceStones = null, pricePoints = null }: Partial<Values>) =>
  giftPrices({ priceStones, pricePoints });

/** Creates or edits a gift. Other prices are confirmed, old → new, with a reason. */
export function GiftForm({ item, onSaved, onCancel }: GiftFormProps) {
  const { formatMessage } = useIntl();
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
      const reason = item && pricesDiffer(before, after) ? await question.ask(before, after) : undefined;
      // What is sold while this is typed is taken off the stock that is written.
      const edited = item && { id: item.id, version, stockRead: read.stock };
      return call(paths.gift.saveOrUpdate, { ...values, ...edited, ...(reason && { reason }) }, quietly);
    },
    onSaved,
    look: item
      ? { reload: () => call(paths.gift.detail, { id: item.id }, quietly) }
      : { at: ({ name }) => `/fileResoute/b?${new URLSearchParams({ keyword: String(name) })}` },
    conflict,
    params: ['id', 'edit'],
  });
  const currency: MoneyCurrency = Form.useWatch('currency', form.props.form) ?? item?.currency ?? 'CNY';
  const text = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values);
  const select = (name: 'category' | 'kind', options: ReturnType<typeof useOptions>, extra?: string) => (
    <Form.Item
      name={name}
      label={text(`gift.${name}`)}
      required={false}
      extra={extra}
      rules={[{ required: true, message: text(`gift.${name}.rule`) }]}
    >
      <Select options={options} className="fish-short-field" />
    </Form.Item>
  );

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
        {form.notes}
        <Form.Item
          name="name"
          label={text('field.name')}
          rules={[
            {
              required: true,
              transform: (name: string) => name.trim(),
              min: GIFT_NAME_MIN,
              max: GIFT_NAME_MAX,
              message: text('gift.name.rule', { min: GIFT_NAME_MIN, max: GIFT_NAME_MAX }),
            },
          ]}
        >
          <Input maxLength={GIFT_NAME_MAX} showCount autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="icon"
          label={text('field.icon')}
          className="mall-icon-field"
          rules={[{ required: true, message: text('mall.icon.rule') }]}
        >
          <ImageUpload exact ratio={ICON_RATIO} maxBytes={ICON_MAX_BYTES} onBusyChange={setUploading} />
        </Form.Item>
        <div className="mall-pair">
          {select('category', useOptions(giftCategory))}
          {select('kind', useOptions(giftKind), text('gift.kind.hint'))}
        </div>
        <GiftPriceFields />
        <div className="mall-pair">
          <WholeField name="stock" label={text('gift.stock')} min={0} max={STOCK_MAX} />
          <WholeField name="lowStock" label={text('gift.lowStock')} min={0} max={STOCK_MAX} />
        </div>
        <div className="mall-pair">
          <CurrencyField label={text('gift.currency')} amount="value" />
          <MoneyField
            bare
            name="value"
            label={text('gift.value')}
            currency={currency}
            extra={text('gift.value.hint')}
          />
        </div>
        <WholeField
          name="limitPerUser"
          label={text('mall.limit')}
          min={1}
          max={LIMIT_MAX}
          optional={text('mall.limit.none')}
          extra={text('gift.limit.hint')}
        />
        <Flex gap={8}>
          <Button type="primary" htmlType="submit" loading={form.submitting} disabled={uploading}>
            {text(item ? 'action.save' : 'action.create')}
          </Button>
          <Button onClick={() => form.leave(onCancel)}>{text('action.cancel')}</Button>
        </Flex>
      </Form>
      {question.dialog}
    </>
  );
}
