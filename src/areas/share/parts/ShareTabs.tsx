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

/** The switch comes last: the overview has no list tools, and it would not stay under the pointer before them. */
export function ShareHeader({ tab, line, actions }: ShareHeaderProps) {
  const tabs = useShareTabs();
  const text = useTranslations('share');
  return (
    <PageHeader
      title={text('title')}
      line={line ?? text(`line.${tab}`)}
      actions={
        <>
          {actions}
          <Segmented<ShareTab>
            className="fish-share-tabs"
            aria-label={text('tabs')}
            value={tab}
            options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
            onChange={(next) => history.push(pathTo('/log/share', { tab: next === tabs[0] ? undefined : next }))}
          />
        </>
      }
    />
  );
}
