import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listBursts } from './bursts';
import { countEntries, listEntries } from './queries';

export const logCalls: Calls = (on) => {
  on(paths.log.pageList, ({ db, query }) => listEntries(db, query));
  on(paths.log.countByOutcome, ({ body, db }) => countEntries(db, body));
  on(paths.log.bursts, ({ db, now }) => listBursts(db, now));
};
