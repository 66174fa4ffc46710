import { useSearchParams } from '@umijs/max';
import { logCalls } from '@contract/log/calls';
import { prefetchList } from '@/components/list/prefetch';
import { listSpec } from './fields';
import { LoginLog } from './LoginLog';
import { OperationLog } from './operations/OperationLog';
import { useLogTabs } from './useLogTabs';
import './log.css';

export default function LogScreen() {
  const [params] = useSearchParams();
  const tabs = useLogTabs();
  const asked = tabs.find((tab) => tab === params.get('tab')) ?? tabs[0];
  return asked === 'operations' ? <OperationLog /> : <LoginLog />;
}

// What operations can be filtered by is known only once they are drawn.
LogScreen.prefetch = prefetchList(logCalls.pageList, listSpec, (address) => address.get('tab') !== 'operations');
