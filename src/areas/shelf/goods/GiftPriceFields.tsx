import { Form } from 'antd';
import { GIFT_PRICE_MAX } from '@contract/gift/enums';
import { NumberInput } from '@/components/form/NumberInput';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

interface GiftPriceFieldsProps {
  /** Why they can't be changed now. */
  held?: string;
}

export function GiftPriceFields({ held }: GiftPriceFieldsProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const field = (name: 'priceStones' | 'pricePoints', other: string) => (
    <Form.Item
      name={name}
      label={t(`field.${name}`)}
      dependencies={[other]}
      extra={name === 'priceStones' ? held : undefined}
      rules={[
        {
          type: 'integer',
          min: 1,
          max: GIFT_PRICE_MAX,
          message: t('form.whole.rule', { min: 1, max: number(GIFT_PRICE_MAX) }),
        },
        ({ getFieldValue }) => ({
          validator: async (_, value?: number | null) => {
            if (name === 'priceStones' && isNone(value) && isNone(getFieldValue(other)))
              throw new Error(t('gift.price.rule'));
          },
        }),
      ]}
    >
      <NumberInput
        disabled={Boolean(held)}
        placeholder={t(`mall.notFor.${name === 'priceStones' ? 'stones' : 'points'}`)}
        className="fish-full-width"
      />
    </Form.Item>
  );
  return (
    <div className="fish-form-pair">
      {field('priceStones', 'pricePoints')}
      {field('pricePoints', 'priceStones')}
    </div>
  );
}

const isNone = (value: unknown) => value === null || value === undefined;
