import { paths } from '../../../contract/paths';
import type { Area } from '../area';
import { summarize } from './summary';

export const homeArea: Area = (on) => {
  on(paths.home.summary, ({ db, query, now }) => summarize(db, query.zone, now));
};
