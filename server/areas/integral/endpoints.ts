import { integralCalls } from '../../../contract/integral/calls';
import type { Handlers } from '../area';
import { earnPoints } from './earn';
import { previewPoints } from './preview';
import { countIntegrals, findIntegral, listIntegrals } from './queries';
import { changeIntegralStatus, createIntegral, removeIntegral, updateIntegral } from './save';

export const integralHandlers: Handlers = (on) => {
  on(integralCalls.pageList, ({ db, query }) => listIntegrals(db, query));
  on(integralCalls.detail, ({ db, query }) => findIntegral(db, query.id));
  on(integralCalls.countByStatus, ({ db, body }) => countIntegrals(db, body));
  on(integralCalls.preview, ({ db, body }) => previewPoints(db, body));

  on(integralCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createIntegral(db, actor, body) : updateIntegral(db, actor, body.id, body),
  );
  on(integralCalls.changeStatus, ({ body, db, ...actor }) => changeIntegralStatus(db, actor, body));
  on(integralCalls.remove, ({ body, db, ...actor }) => removeIntegral(db, actor, body));
  on(integralCalls.earn, ({ body, db, ...actor }) => earnPoints(db, actor, body));
};
