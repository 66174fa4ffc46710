import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

interface EmptyProps {
  /** One sentence: what is not here, and what to do about it. */
  title: ReactNode;
  /** One button. */
  action?: ReactNode;
  drawing?: 'empty' | 'failed' | 'lost';
}

/** Stands where nothing else can: one drawing, one sentence, one button. */
export function Empty({ title, action, drawing = 'empty' }: EmptyProps) {
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '48px 24px', textAlign: 'center' }}>
      <Drawing of={drawing} />
      <Typography.Text type="secondary" style={{ maxWidth: 440, overflowWrap: 'anywhere' }}>
        {title}
      </Typography.Text>
      {action}
    </Flex>
  );
}
