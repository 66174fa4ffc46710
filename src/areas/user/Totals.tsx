import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useFormat } from '@/components/format';

/** Sums over the whole filter, not the page. */
export function Totals({ of }: { of: { points: number; stones: number } }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (['points', 'stones'] as const).map((name) => (
    <Typography.Text key={name} type="secondary">
      {formatMessage({ id: `user.sum.${name}` })} <Typography.Text strong>{number(of[name])}</Typography.Text>
    </Typography.Text>
  ));
}
