import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listTransactions } from './queries';

export const transactionCalls: Calls = (on) => {
  on(paths.transaction.pageList, ({ db, query }) => listTransactions(db, query));
};
