import { WarningFilled } from '@ant-design/icons';
import { Alert, Button, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Card, withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';

interface HighlightsProps {
  title: string;
  rule: string;
  failed?: ReactNode;
  onRetry: () => void;
  /** `<li>`s; hidden when empty. */
  children?: ReactNode[];
}

/** Entries that need attention, shown above their list. */
export const Highlights = withBoundary(function Highlights({
  title,
  rule,
  failed,
  onRetry,
  children,
}: HighlightsProps) {
  const t = useTranslations();
  if (failed) {
    const retry = (
      <Button size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    );
    return <Alert type="warning" showIcon className="fish-highlights" message={failed} action={retry} />;
  }
  if (!children?.length) return null;
  return (
    <Card size="small" className="fish-highlights">
      <Flex justify="space-between" align="baseline" wrap gap="0 16px">
        <span>
          <Typography.Text type="warning">
            <WarningFilled aria-hidden />
          </Typography.Text>{' '}
          <Typography.Text strong>{title}</Typography.Text>
        </span>
        <Typography.Text type="secondary" className="fish-small">
          {rule}
        </Typography.Text>
      </Flex>
      <ul aria-label={title}>{children}</ul>
    </Card>
  );
});
