import { logCalls } from '../../../contract/log/calls';
import type { Handlers } from '../area';
import { listBursts } from './bursts';
import { countEntries, listEntries } from './queries';

export const logHandlers: Handlers = (on) => {
  on(logCalls.pageList, ({ db, query }) => listEntries(db, query));
  on(logCalls.countByOutcome, ({ body, db }) => countEntries(db, body), { report: true });
  on(logCalls.bursts, ({ db, now }) => listBursts(db, now));
};
