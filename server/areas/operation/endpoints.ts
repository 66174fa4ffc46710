import { paths } from '../../../contract/paths';
import type { Area } from '../area';
import { listOperations } from './queries';

export const operationArea: Area = (on) => {
  on(paths.operation.pageList, ({ db, query }) => listOperations(db, query));
};
