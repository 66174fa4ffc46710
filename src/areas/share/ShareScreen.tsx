import { useSearchParams } from '@umijs/max';
import { shareCalls } from '@contract/share/calls';
import { prefetchList } from '@/components/list/prefetch';
import { ShareOverview } from './ShareOverview';
import { Shares } from './Shares';
import { SignUps } from './SignUps';
import { listSpec as sharesSpec } from './sharesFields';
import { listSpec as signUpsSpec } from './signUpsFields';
import { type ShareTab, useShareTabs } from './useShareTabs';
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

const isTab = (tab: ShareTab) => (address: URLSearchParams) => address.get('tab') === tab;
const prefetches = [
  prefetchList(shareCalls.pageList, sharesSpec, isTab('shares')),
  prefetchList(shareCalls.signUps, signUpsSpec, isTab('signUps')),
];
ShareStatisticPage.prefetch = () => Promise.all(prefetches.map((prefetch) => prefetch()));
