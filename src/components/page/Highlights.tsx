import { WarningFilled } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Alert, Button, Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface HighlightsProps {
  title: string;
  /** What has to happen to stand here. */
  rule: string;
  /** Said when they could not be looked up. */
  failed?: ReactNode;
  onRetry: () => void;
  /** `<li>`s; without any, nothing is shown. */
  children?: ReactNode[];
}

/** What an operator should look at first, above the list it is found in. */
export function Highlights({ title, rule, failed, onRetry, children }: HighlightsProps) {
  const { formatMessage } = useIntl();
  if (failed) {
    const retry = (
      <Button size="small" onClick={onRetry}>
        {formatMessage({ id: 'action.retry' })}
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
}
