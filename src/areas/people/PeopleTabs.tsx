import { pathTo } from '@config/pathTo';
import { peopleCalls } from '@contract/people/calls';
import { ScreenTabs } from '@/components/page/ScreenTabs';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { groupsPath } from './links';

type Tab = 'rooms' | 'groups';

/** Switches between rooms and groups of them. */
export function PeopleTabs({ tab }: { tab: Tab }) {
  const tabs: Tab[] = useHas(peopleCalls.groups) ? ['rooms', 'groups'] : ['rooms'];
  const pathOf = (next: Tab) => (next === 'groups' ? groupsPath : pathTo('/activity/people'));
  return <ScreenTabs tabs={tabs} tab={tab} pathOf={pathOf} text={useTranslations('people')} />;
}
