import { homeCalls } from '../../../contract/home/calls';
import type { Handlers } from '../area';
import { summarize } from './summary';

export const homeHandlers: Handlers = (on) => {
  on(homeCalls.summary, ({ db, query, now }) => summarize(db, query.zone, now), { report: true });
};
