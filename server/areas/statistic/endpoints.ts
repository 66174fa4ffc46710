import { statisticCalls } from '../../../contract/statistic/calls';
import type { Handlers } from '../area';
import { summarizeWishes } from './wishes';

export const statisticHandlers: Handlers = (on) => {
  on(statisticCalls.wish, ({ db, query }) => summarizeWishes(db, query), { report: true });
};
