import { useIntl } from '@umijs/max';
import { Form, Radio } from 'antd';
import { removedStones } from '@contract/wish/enums';
import { useOptions } from '@/components/StatusTag';

export interface RemoveValues {
  reason: string;
  stones: keyof typeof removedStones;
}

/** Unless the wish breaks the rules, its stones go back. */
export const removeDefaults: Partial<RemoveValues> = { stones: 'refund' };

/** Chooses what becomes of the stones of what is removed; the `count` of them stands in the hint. */
export function RemoveFields({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const stones = Form.useWatch<RemoveValues['stones'] | undefined>('stones') ?? 'refund';
  return (
    <Form.Item
      name="stones"
      label={formatMessage({ id: 'wish.stones' })}
      extra={<span aria-live="polite">{formatMessage({ id: `wish.remove.effect.${stones}` }, { count })}</span>}
    >
      <Radio.Group options={useOptions(removedStones)} />
    </Form.Item>
  );
}
