import { history } from '@umijs/max';
import { Segmented } from 'antd';

interface ScreenTabsProps<Tab extends string> {
  /** Those that the service has. */
  tabs: readonly Tab[];
  tab: Tab;
  pathOf: (tab: Tab) => string;
  text: (id: 'tabs' | `tab.${Tab}`) => string;
  className?: string;
}

/** Switches between the parts of a screen; nothing where there is only one. */
export function ScreenTabs<Tab extends string>({ tabs, tab, pathOf, text, className }: ScreenTabsProps<Tab>) {
  if (tabs.length < 2) return null;
  return (
    <Segmented<Tab>
      className={className}
      aria-label={text('tabs')}
      value={tab}
      options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
      onChange={(next) => history.push(pathOf(next))}
    />
  );
}
