import type { Area } from '../area';
import { audienceHandlers } from './endpoints';

export const audience: Area = {
  handlers: audienceHandlers,
  demo: () => require('./demo') as typeof import('./demo'),
};

export { audienceColumns, kindOf, toDetail } from './columns';
export { requireRecipients } from './estimate';
export { whoGets } from './who';
export { audienceOf, numbersProblem, saidOf } from './written';
