import { useSearchParams } from '@umijs/max';
import { ShareOverview } from './ShareOverview';
import { Shares } from './Shares';
import { SignUps } from './SignUps';
import { useShareTabs } from './useShareTabs';
import './share.css';

export default function ShareStatisticPage() {
  const [params] = useSearchParams();
  const tabs = useShareTabs();
  switch (tabs.find((tab) => tab === params.get('tab')) ?? tabs[0]) {
    case 'shares':
      return <Shares />;
    case 'signUps':
      return <SignUps />;
    default:
      return <ShareOverview />;
  }
}
