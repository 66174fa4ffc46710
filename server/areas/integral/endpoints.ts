import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { earnPoints } from './earn';
import { previewPoints } from './preview';
import { countIntegrals, findIntegral, listIntegrals } from './queries';
import { changeIntegralStatus, createIntegral, removeIntegral, updateIntegral } from './save';

export const integralCalls: Calls = (on) => {
  on(paths.integral.pageList, ({ db, query }) => listIntegrals(db, query));
  on(paths.integral.detail, ({ db, query }) => findIntegral(db, query.id));
  on(paths.integral.countByStatus, ({ db, body }) => countIntegrals(db, body));
  on(paths.integral.preview, ({ db, body }) => previewPoints(db, body));

  on(paths.integral.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createIntegral(db, actor, body) : updateIntegral(db, actor, body.id, body),
  );
  on(paths.integral.changeStatus, ({ body, db, ...actor }) => changeIntegralStatus(db, actor, body));
  on(paths.integral.remove, ({ body, db, ...actor }) => removeIntegral(db, actor, body));
  on(paths.integral.earn, ({ body, db, now }) => earnPoints(db, now, body));
};
