import { useIntl } from '@umijs/max';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { ICON_MAX_BYTES, ICON_RATIO } from '@contract/gift/enums';
import type { MoneyCurrency } from '@contract/money.enums';
import { paths } from '@contract/paths';
import { LIMIT_MAX } from '@contract/shelf/enums';
import type { Stone } from '@contract/stone';
import { STONE_NAME_MAX, STONES_MAX, stoneTag } from '@contract/stone/enums';
import { type Price, pricesDiffer, showItemField, usePriceQuestion } from '@/areas/shelf';
import type { ConflictView } from '@/components/form/ConflictDialog';
import { useRecordForm } from '@/components/form/useRecordForm';
import { WholeField } from '@/components/form/WholeField';
import { ImageUpload } from '@/components/ImageUpload';
import { CurrencyField, MoneyField } from '@/components/money/MoneyField';
import { useMoney } from '@/components/money/useMoney';
import { useOptions } from '@/components/StatusTag';
import { call } from '@/request';

type Values = Pick<Stone, 'name' | 'icon' | 'stones' | 'bonus' | 'price' | 'currency' | 'limitPerUser' | 'tag'>;

interface StoneFormProps {
  /** The one to edit; without one a new one is created. */
  item?: Stone;
  onSaved: (saved: Stone) => void;
  onCancel: () => void;
}

const quietly = { notice: false };
const priceOf = ({ price, currency }: Partial<Values>): Price[] => [
  { amount: price ?? null, currency: currency ?? 'CNY' },
];

/** Creates or edits a stone package. Another price is confirmed, old → new, with a reason. */
export function StoneForm({ item, onSaved, onCancel }: StoneFormProps) {
  const { formatMessage } = useIntl();
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
      const reason = item && pricesDiffer(before, after) ? await question.ask(before, after) : undefined;
      return call(
        paths.stone.saveOrUpdate,
        { ...values, ...(item && { id: item.id, version }), ...(reason && { reason }) },
        quietly,
      );
    },
    onSaved,
    look: item
      ? { reload: () => call(paths.stone.detail, { id: item.id }, quietly) }
      : { at: ({ name }) => `/fileResoute/a?${new URLSearchParams({ keyword: String(name) })}` },
    conflict,
    params: ['id', 'edit'],
  });
  const currency: MoneyCurrency = Form.useWatch('currency', form.props.form) ?? item?.currency ?? 'CNY';
  const text = (id: string, values?: Record<string, string>) => formatMessage({ id }, values);

  return (
    <>
      <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
        {form.notes}
        <Form.Item
          name="name"
          label={text('field.name')}
          rules={[{ required: true, whitespace: true, message: text('stone.name.rule') }]}
        >
          <Input maxLength={STONE_NAME_MAX} showCount autoComplete="off" />
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
          <WholeField name="stones" label={text('stone.stones')} min={1} max={STONES_MAX} />
          <WholeField name="bonus" label={text('stone.bonus')} min={0} max={STONES_MAX} />
        </div>
        <div className="mall-pair">
          <CurrencyField
            label={text('mall.currency')}
            amount="price"
            disabled={Boolean(item)}
            extra={item && text('stone.currency.kept')}
          />
          <MoneyField bare name="price" label={text('stone.price')} currency={currency} min={1} />
        </div>
        <WholeField
          name="limitPerUser"
          label={text('mall.limit')}
          min={1}
          max={LIMIT_MAX}
          optional={text('mall.limit.none')}
          extra={text('stone.limit.hint')}
        />
        <Form.Item name="tag" label={text('stone.tag')} extra={text('stone.tag.hint')}>
          <Select
            allowClear
            options={useOptions(stoneTag)}
            placeholder={text('stone.tag.none')}
            className="fish-short-field"
          />
        </Form.Item>
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
