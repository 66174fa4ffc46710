import { paths } from '../../../contract/paths';
import type { Area } from '../area';
import { summarizeWishes } from './wishes';

export const statisticArea: Area = (on) => {
  on(paths.statistic.wish, ({ db, query }) => summarizeWishes(db, query));
};
