import { useSearchParams } from '@umijs/max';
import { Overview } from './Overview';
import { Shares } from './Shares';
import { SignUps } from './SignUps';

/** What users share from the app: the numbers, the shares behind them, and who came by them. */
export default function ShareStatisticPage() {
  const [params] = useSearchParams();
  switch (params.get('tab')) {
    case 'shares':
      return <Shares />;
    case 'signUps':
      return <SignUps />;
    default:
      return <Overview />;
  }
}
