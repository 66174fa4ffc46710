import { useSearchParams } from '@umijs/max';
import { ShareOverview } from './ShareOverview';
import { Shares } from './Shares';
import { SignUps } from './SignUps';
import './share.css';

export default function ShareStatisticPage() {
  const [params] = useSearchParams();
  switch (params.get('tab')) {
    case 'shares':
      return <Shares />;
    case 'signUps':
      return <SignUps />;
    default:
      return <ShareOverview />;
  }
}
