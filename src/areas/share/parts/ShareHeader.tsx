import { history } from '@umijs/max';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { pathTo } from '@config/pathTo';
import { shareCalls } from '@contract/share/calls';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';

const tabs = ['overview', 'shares', 'signUps'] as const;
type Tab = (typeof tabs)[number];

interface ShareHeaderProps {
  tab: Tab;
  line?: string;
  actions?: ReactNode;
}

const callOf = { overview: shareCalls.statistic, shares: shareCalls.pageList, signUps: shareCalls.signUps } as const;

export function ShareHeader({ tab, line, actions }: ShareHeaderProps) {
  const has = useAvailability();
  const text = useTranslations('share');
  return (
    <PageHeader
      title={text('title')}
      line={line ?? text(`line.${tab}`)}
      actions={
        <>
          <Segmented<Tab>
            aria-label={text('tabs')}
            value={tab}
            options={tabs.filter((each) => has(callOf[each])).map((value) => ({ value, label: text(`tab.${value}`) }))}
            onChange={(next) => history.push(pathTo('/log/share', { tab: next === 'overview' ? undefined : next }))}
          />
          {actions}
        </>
      }
    />
  );
}
