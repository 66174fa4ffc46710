import { paths } from '../../../contract/paths';
import { localeOf } from '../../messages';
import type { Calls } from '../area';
import { takingIn } from '../word/screen';
import { claimAudits, releaseAudits } from './claim';
import { listSimilar, listViolations } from './history';
import { countAuditsByState, findAudit, listAudits } from './queries';
import { correctAudit, reviewAudit } from './review';
import { submitAudit } from './submit';
import { summarise } from './summary';

export const auditCalls: Calls = (on) => {
  on(paths.audit.pageList, ({ db, query, now }) => listAudits(db, query, now));
  on(paths.audit.detail, ({ db, query, now }) => findAudit(db, query.id, now));
  on(paths.audit.summary, ({ db, query, admin }) => summarise(db, admin.id, query.since));
  on(paths.audit.submit, ({ body, db, ...actor }) => takingIn(db, (tx) => submitAudit(tx, actor, body)), {
    ownTransactions: true,
  });
  on(paths.audit.claim, ({ body, db, ...actor }) => claimAudits(db, actor, body.ids));
  on(paths.audit.release, ({ body, db, ...actor }) => releaseAudits(db, actor, body.ids));
  on(paths.audit.review, ({ body, db, request, ...actor }) =>
    reviewAudit(db, actor, { ...body, locale: localeOf(request.headers['accept-language']) }),
  );
  on(paths.audit.correct, ({ body, db, request, ...actor }) =>
    correctAudit(db, actor, { ...body, locale: localeOf(request.headers['accept-language']) }),
  );
  on(paths.audit.countByState, ({ db, body, admin, now }) => countAuditsByState(db, body, admin.id, now));
  on(paths.audit.violations, ({ db, query, now }) => listViolations(db, query, now));
  on(paths.audit.similar, ({ db, query, now }) => listSimilar(db, query, now));
};
