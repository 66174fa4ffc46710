import { history, useIntl } from '@umijs/max';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page/PageHeader';

export const tabs = ['overview', 'shares', 'signUps'] as const;
export type Tab = (typeof tabs)[number];

interface ShareHeaderProps {
  tab: Tab;
  line?: string;
  actions?: ReactNode;
}

/** The title and which part of the page is shown; each part is an address of its own. */
export function ShareHeader({ tab, line, actions }: ShareHeaderProps) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  return (
    <PageHeader
      title={text('title')}
      line={line ?? text(`line.${tab}`)}
      actions={
        <>
          <Segmented<Tab>
            aria-label={text('tabs')}
            value={tab}
            options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
            onChange={(next) => history.push(next === 'overview' ? '/log/share' : `/log/share?tab=${next}`)}
          />
          {actions}
        </>
      }
    />
  );
}
