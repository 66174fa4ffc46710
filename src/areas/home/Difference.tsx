import { Typography } from 'antd';
import { useTranslations } from '@/locales/useTranslations';

interface DifferenceProps {
  today: number;
  yesterday: number;
  written: (value: number) => string;
  /** Of an amount, not of things that are counted. */
  amount?: boolean;
  /** More is worse. */
  load?: boolean;
}

/** How a number stands against the same time yesterday, readable without its colour. */
export function Difference({ today, yesterday, written, amount, load }: DifferenceProps) {
  const t = useTranslations();
  const difference = today - yesterday;
  if (!difference) {
    return (
      <Typography.Text type="secondary" className="fish-small">
        {t('home.same')}
      </Typography.Text>
    );
  }
  const isMore = difference > 0;
  const less = amount ? 'home.less' : 'home.fewer';
  return (
    <Typography.Text type={isMore === !load ? 'success' : 'warning'} className="fish-small">
      {t(isMore ? 'home.more' : less, { by: written(Math.abs(difference)) })}
    </Typography.Text>
  );
}
