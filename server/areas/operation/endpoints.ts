import { operationCalls } from '../../../contract/operation.calls';
import type { Handlers } from '../area';
import { listOperations } from './queries';

export const operationHandlers: Handlers = (on) => {
  on(operationCalls.pageList, ({ db, query }) => listOperations(db, query));
};
