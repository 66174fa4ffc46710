import { Typography } from 'antd';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

export function Totals({ of }: { of: { points: number; stones: number } }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (['points', 'stones'] as const).map((name) => (
    <Typography.Text key={name} type="secondary">
      {t(`user.sum.${name}`)} <Typography.Text strong>{number(of[name])}</Typography.Text>
    </Typography.Text>
  ));
}
