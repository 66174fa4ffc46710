import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { summarizeWishes } from './wishes';

export const statisticCalls: Calls = (on) => {
  on(paths.statistic.wish, ({ db, query }) => summarizeWishes(db, query));
};
