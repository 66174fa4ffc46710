import { pathTo } from '@config/pathTo';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { useTranslations } from '@/locales/useTranslations';
import { type ShareTab, useShareTabs } from '../useShareTabs';

/** Stands last: the overview has no list tools, and the switch would not stay under the pointer before them. */
export function ShareTabs({ tab }: { tab: ShareTab }) {
  const tabs = useShareTabs();
  const pathOf = (next: ShareTab) => pathTo('/log/share', { tab: next === tabs[0] ? undefined : next });
  return (
    <ScreenTabs tabs={tabs} tab={tab} pathOf={pathOf} text={useTranslations('share')} className="fish-share-tabs" />
  );
}
