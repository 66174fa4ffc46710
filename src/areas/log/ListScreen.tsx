import { useSearchParams } from '@umijs/max';
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
