import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { textOf } from '@/components/format';
import { HelpLink } from '@/components/handbook/HelpLink';
import { Part } from '@/components/part';
import { useTabTitle } from './useTabTitle';

interface PageHeaderProps {
  title: string;
  /** The tab's title, if the page's title does not name the record. */
  tabTitle?: string;
  tag?: ReactNode;
  /** One line with current numbers. */
  line?: ReactNode;
  /** At most one primary action. */
  actions?: ReactNode;
}

/** The top of every page, with a link to its article. It also sets the tab's title. */
export function PageHeader({ title, tabTitle = title, tag, line, actions }: PageHeaderProps) {
  useTabTitle(tabTitle);

  return (
    <Flex component="header" justify="space-between" align="flex-end" wrap gap={16} className="fish-page-header">
      <div>
        <Flex align="center" gap={12} wrap>
          <Typography.Title level={1} className="fish-title">
            {textOf(title)}
          </Typography.Title>
          <Part look="mark">{tag}</Part>
          <HelpLink />
        </Flex>
        <Typography.Text type="secondary">
          <Part look="mark">{line ?? '\u00a0'}</Part>
        </Typography.Text>
      </div>
      {actions && (
        <Flex gap={8} wrap data-lesson="actions">
          <Part look="mark">{actions}</Part>
        </Flex>
      )}
    </Flex>
  );
}
