import { history } from '@umijs/max';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { pathTo } from '@config/pathTo';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { type ShareTab, useShareTabs } from '../useShareTabs';

interface ShareHeaderProps {
  tab: ShareTab;
  line?: string;
  actions?: ReactNode;
}

export function ShareHeader({ tab, line, actions }: ShareHeaderProps) {
  const tabs = useShareTabs();
  const text = useTranslations('share');
  return (
    <PageHeader
      title={text('title')}
      line={line ?? text(`line.${tab}`)}
      actions={
        <>
          <Segmented<ShareTab>
            aria-label={text('tabs')}
            value={tab}
            options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
            onChange={(next) => history.push(pathTo('/log/share', { tab: next === tabs[0] ? undefined : next }))}
          />
          {actions}
        </>
      }
    />
  );
}
