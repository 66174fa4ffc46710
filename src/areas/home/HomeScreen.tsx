import { homeCalls } from '@contract/home/calls';
import { useHas } from '@/request/availability';
import { Here } from './Here';
import { Today } from './Today';
import './home.css';

/** Today's numbers, or what can be done here if the service does not tell them. */
export default function Home() {
  return useHas(homeCalls.summary) ? <Today /> : <Here />;
}
