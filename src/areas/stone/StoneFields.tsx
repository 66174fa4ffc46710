import { Form, Input, Select } from 'antd';
import type { MoneyCurrency } from '@contract/money.enums';
import type { Stone } from '@contract/stone';
import { STONE_NAME_MAX, STONES_MAX, stoneTag } from '@contract/stone/enums';
import { IconField, LimitField, useHeldText } from '@/areas/shelf';
import { Optional } from '@/components/form/Optional';
import { WholeField } from '@/components/form/WholeField';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

interface StoneFieldsProps {
  item?: Stone;
  onUploading: (uploading: boolean) => void;
}

export function StoneFields({ item, onUploading }: StoneFieldsProps) {
  const t = useTranslations();
  const currency: MoneyCurrency = Form.useWatch('currency', Form.useFormInstance()) ?? item?.currency ?? 'CNY';
  const held = useHeldText(item);
  return (
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
        <IconField onBusyChange={onUploading} />
        <LimitField hint={t('stone.limit.hint')} />
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
  );
}
