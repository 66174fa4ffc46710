import { useSearchParams } from '@umijs/max';
import { Composer } from './Composer';
import { PushList } from './PushList';
import { Result } from './Result';
import './phone.css';
import './push.css';

/** Notifications to phones: all of them, the one that is being written, or how one goes. */
export default function Pushes() {
  const [params] = useSearchParams();
  const [compose, from, id] = ['compose', 'from', 'id'].map((name) => params.get(name) || undefined);
  if (compose) return <Composer key={`${compose} ${from}`} id={compose === 'new' ? undefined : compose} from={from} />;
  return id ? <Result key={id} id={id} /> : <PushList />;
}
