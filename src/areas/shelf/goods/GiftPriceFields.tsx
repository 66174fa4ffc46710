import { useIntl } from '@umijs/max';
import { Form, InputNumber } from 'antd';
import { GIFT_PRICE_MAX } from '@contract/gift/enums';
import { useFormat } from '@/components/format';

/** What a gift costs in stones and in points; one of the two at least. */
export function GiftPriceFields() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const field = (name: 'priceStones' | 'pricePoints', other: string) => (
    <Form.Item
      name={name}
      label={formatMessage({ id: `field.${name}` })}
      dependencies={[other]}
      rules={[
        {
          type: 'integer',
          min: 1,
          max: GIFT_PRICE_MAX,
          message: formatMessage({ id: 'form.whole.rule' }, { min: 1, max: number(GIFT_PRICE_MAX) }),
        },
        ({ getFieldValue }) => ({
          validator: async (_, value?: number | null) => {
            if (name === 'priceStones' && isNone(value) && isNone(getFieldValue(other)))
              throw new Error(formatMessage({ id: 'gift.price.rule' }));
          },
        }),
      ]}
    >
      <InputNumber
        changeOnWheel={false}
        placeholder={formatMessage({ id: `mall.notFor.${name.slice(5).toLowerCase()}` })}
        className="fish-full-width"
      />
    </Form.Item>
  );
  return (
    <div className="mall-pair">
      {field('priceStones', 'pricePoints')}
      {field('pricePoints', 'priceStones')}
    </div>
  );
}

const isNone = (value: unknown) => value === null || value === undefined;
