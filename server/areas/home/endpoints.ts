import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { summarize } from './summary';

export const homeCalls: Calls = (on) => {
  on(paths.home.summary, ({ db, query, now }) => summarize(db, query.zone, now));
};
