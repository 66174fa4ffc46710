import { useSearchParams } from '@umijs/max';
import { pushCalls } from '@contract/push/calls';
import { lazyPart } from '@/components/boundary';
import { prefetchList } from '@/components/list/prefetch';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { listSpec } from './fields';
import { PushList } from './PushList';
import './phone.css';
import './push.css';

const PushComposer = lazyPart(async () => (await import('./PushComposer')).PushComposer, <RecordSkeleton />);
const PushResult = lazyPart(async () => (await import('./PushResult')).PushResult, <RecordSkeleton />);

export default function Pushes() {
  const [params] = useSearchParams();
  const [compose, from, id] = ['compose', 'from', 'id'].map((name) => params.get(name) || undefined);
  if (compose)
    return <PushComposer key={`${compose} ${from}`} id={compose === 'new' ? undefined : compose} from={from} />;
  return id ? <PushResult key={id} id={id} /> : <PushList />;
}

Pushes.prefetch = prefetchList(
  pushCalls.pageList,
  listSpec,
  (address) => !address.get('compose') && !address.get('id'),
);
