import { history } from '@umijs/max';
import { Segmented } from 'antd';
import { pathTo } from '@config/pathTo';
import { peopleCalls } from '@contract/people/calls';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { groupsPath } from './links';

const tabs = ['rooms', 'groups'] as const;
type Tab = (typeof tabs)[number];

/** Switches between rooms and groups of them; nothing where the service has no groups. */
export function PeopleTabs({ tab }: { tab: Tab }) {
  const text = useTranslations('people');
  if (!useHas(peopleCalls.groups)) return null;
  return (
    <Segmented<Tab>
      aria-label={text('tabs')}
      value={tab}
      options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
      onChange={(next) => history.push(next === 'groups' ? groupsPath : pathTo('/activity/people'))}
    />
  );
}
