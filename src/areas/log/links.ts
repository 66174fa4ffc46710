import { pathTo } from '@config/pathTo';
import type { LogTab } from './useLogTabs';

export const logOf = (tab: LogTab, filters: Record<string, string> = {}): string =>
  pathTo('/log/list', { tab: tab === 'signIns' ? undefined : tab, ...filters });
