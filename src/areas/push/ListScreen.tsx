import { useSearchParams } from '@umijs/max';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { laterPart } from '@/components/part';
import { PushList } from './PushList';
import './phone.css';
import './push.css';

const PushComposer = laterPart(async () => (await import('./PushComposer')).PushComposer, <RecordSkeleton />);
const PushResult = laterPart(async () => (await import('./PushResult')).PushResult, <RecordSkeleton />);

export default function Pushes() {
  const [params] = useSearchParams();
  const [compose, from, id] = ['compose', 'from', 'id'].map((name) => params.get(name) || undefined);
  if (compose)
    return <PushComposer key={`${compose} ${from}`} id={compose === 'new' ? undefined : compose} from={from} />;
  return id ? <PushResult key={id} id={id} /> : <PushList />;
}
