import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { HelpLink } from '@/components/handbook/HelpLink';
import { useTabTitle } from './useTabTitle';

interface PageHeaderProps {
  title: string;
  /** What the tab is called, when the title alone doesn't tell: the record. */
  tabTitle?: string;
  /** A status beside the title. */
  tag?: ReactNode;
  /** One living line: counts, what is new. */
  line?: ReactNode;
  /** One primary action at the most. */
  actions?: ReactNode;
}

/** The top of every page, with the way to the handbook's article about it; also names the browser's tab. */
export function PageHeader({ title, tabTitle = title, tag, line, actions }: PageHeaderProps) {
  useTabTitle(tabTitle);

  return (
    <Flex component="header" justify="space-between" align="flex-end" wrap gap={16} className="fish-page-header">
      <div>
        <Flex align="center" gap={12} wrap>
          <Typography.Title level={1} className="fish-title">
            {title}
          </Typography.Title>
          {tag}
          <HelpLink />
        </Flex>
        <Typography.Text type="secondary">{line ?? '\u00a0'}</Typography.Text>
      </div>
      {actions && (
        <Flex gap={8} wrap data-lesson="actions">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
