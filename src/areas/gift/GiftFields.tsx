import { Form, Input, Select } from 'antd';
import type { Gift } from '@contract/gift';
import { GIFT_NAME_MAX, GIFT_NAME_MIN, giftCategory, giftKind, STOCK_MAX } from '@contract/gift/enums';
import type { MoneyCurrency } from '@contract/money.enums';
import { GiftPriceFields, IconField, LimitField, useHeldText } from '@/areas/shelf';
import { WholeField } from '@/components/form/WholeField';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

interface GiftFieldsProps {
  item?: Gift;
  onUploading: (uploading: boolean) => void;
}

export function GiftFields({ item, onUploading }: GiftFieldsProps) {
  const t = useTranslations();
  const currency: MoneyCurrency = Form.useWatch('currency', Form.useFormInstance()) ?? item?.currency ?? 'CNY';
  const held = useHeldText(item);
  return (
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
        <IconField onBusyChange={onUploading} />
        <div className="fish-form-pair">
          <ChoiceField name="category" options={useOptions(giftCategory)} />
          <ChoiceField name="kind" options={useOptions(giftKind)} hint={t('gift.kind.hint')} />
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
        <LimitField hint={t('gift.limit.hint')} />
      </div>
    </div>
  );
}

interface ChoiceFieldProps {
  name: 'category' | 'kind';
  options: ReturnType<typeof useOptions>;
  hint?: string;
}

function ChoiceField({ name, options, hint }: ChoiceFieldProps) {
  const t = useTranslations();
  return (
    <Form.Item
      name={name}
      label={t(`gift.${name}`)}
      required={false}
      extra={hint}
      rules={[{ required: true, message: t(`gift.${name}.rule`) }]}
    >
      <Select options={options} className="fish-short-field" />
    </Form.Item>
  );
}
