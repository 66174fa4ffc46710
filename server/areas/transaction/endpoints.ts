import { paths } from '../../../contract/paths';
import type { Area } from '../area';
import { listTransactions } from './queries';

export const transactionArea: Area = (on) => {
  on(paths.transaction.pageList, ({ db, query }) => listTransactions(db, query));
};
