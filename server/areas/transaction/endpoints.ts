import { transactionCalls } from '../../../contract/transaction/calls';
import type { Handlers } from '../area';
import { listTransactions } from './queries';

export const transactionHandlers: Handlers = (on) => {
  on(transactionCalls.pageList, ({ db, query }) => listTransactions(db, query));
};
