import { ScreenTabs } from '@/components/page/ScreenTabs';
import { useTranslations } from '@/locales/useTranslations';
import { logOf } from './links';
import { type LogTab, useLogTabs } from './useLogTabs';

/** Switches between the logs. */
export function LogTabs({ tab }: { tab: LogTab }) {
  return <ScreenTabs tabs={useLogTabs()} tab={tab} pathOf={logOf} text={useTranslations('log')} />;
}
