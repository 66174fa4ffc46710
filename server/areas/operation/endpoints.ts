import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listOperations } from './queries';

export const operationCalls: Calls = (on) => {
  on(paths.operation.pageList, ({ db, query }) => listOperations(db, query));
};
