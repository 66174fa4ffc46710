import { Flex, Typography } from 'antd';
import { type ReactNode, useRef } from 'react';
import { PartBoundary } from '@/components/boundary';
import { textOf } from '@/components/format';
import { HelpLink } from '@/components/handbook/HelpLink';
import { useHeadingFocus } from './useHeadingFocus';
import { useTabTitle } from './useTabTitle';

interface PageHeaderProps {
  title: string;
  /** The tab's title, if the page's title does not name the record. */
  tabTitle?: string;
  tag?: ReactNode;
  /** One line with current numbers; its place is kept until they are there, and `null` says that there is none. */
  line?: ReactNode;
  /** At most one primary action. */
  actions?: ReactNode;
}

/** The top of every page, with a link to its article. It also sets the tab's title. */
export function PageHeader({ title, tabTitle = title, tag, line, actions }: PageHeaderProps) {
  useTabTitle(tabTitle);
  const heading = useRef<HTMLElement>(null);
  useHeadingFocus(heading);

  return (
    <Flex component="header" justify="space-between" align="flex-end" wrap gap={16} className="fish-page-header">
      <div>
        <Flex align="center" gap={12} wrap>
          <Typography.Title ref={heading} level={1} tabIndex={-1} className="fish-title fish-no-outline">
            {textOf(title)}
          </Typography.Title>
          <PartBoundary look="mark">{tag}</PartBoundary>
          <HelpLink />
        </Flex>
        {line !== null && (
          <Typography.Text type="secondary">
            <PartBoundary look="mark">{line ?? '\u00a0'}</PartBoundary>
          </Typography.Text>
        )}
      </div>
      {actions && (
        <Flex gap={8} wrap data-lesson="actions">
          <PartBoundary look="mark">{actions}</PartBoundary>
        </Flex>
      )}
    </Flex>
  );
}
