import { Button, Typography } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import type { Counting } from './useExactTotal';

/** Brings the exact total, and the sums, of a list with very many rows. */
export function CountAll({ of: { countAll, counting, countFailure } }: { of: Counting }) {
  const t = useTranslations();
  return (
    <>
      <Button type="link" size="small" loading={counting} onClick={countAll}>
        {t('list.countAll')}
      </Button>
      {countFailure && (
        <Typography.Text type="danger" role="alert" className="fish-small">
          {countFailure.message}
        </Typography.Text>
      )}
    </>
  );
}
