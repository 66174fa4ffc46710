import { history } from '@umijs/max';
import { Segmented } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import { logOf } from './links';
import { type LogTab, useLogTabs } from './useLogTabs';

/** Switches between the logs; nothing where the service has only one. */
export function LogTabs({ tab }: { tab: LogTab }) {
  const text = useTranslations('log');
  const tabs = useLogTabs();
  if (tabs.length < 2) return null;
  return (
    <Segmented<LogTab>
      aria-label={text('tabs')}
      value={tab}
      options={tabs.map((value) => ({ value, label: text(`tab.${value}`) }))}
      onChange={(next) => history.push(logOf(next))}
    />
  );
}
