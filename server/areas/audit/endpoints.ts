import { auditCalls } from '../../../contract/audit/calls';
import { localeOf } from '../../messages';
import type { Handlers } from '../area';
import { takingIn } from '../word';
import { claimAudits, releaseAudits } from './claim';
import { listSimilar, listViolations } from './history';
import { checkPicture } from './picture';
import { countAuditsByState, findAudit, listAudits } from './queries';
import { correctAudit, reviewAudit } from './review';
import { submitAudit } from './submit';
import { summarize } from './summary';

export const auditHandlers: Handlers = (on, { uploads }) => {
  on(auditCalls.pageList, ({ db, query, now }) => listAudits(db, query, now));
  on(auditCalls.detail, ({ db, query, now }) => findAudit(db, query.id, now));
  on(auditCalls.summary, ({ db, query, admin }) => summarize(db, admin.id, query.since));
  on(
    auditCalls.submit,
    async ({ body, db, ...actor }) => {
      await checkPicture(uploads, body);
      return takingIn(db, (tx) => submitAudit(tx, actor, body));
    },
    { ownTransactions: true },
  );
  on(auditCalls.claim, ({ body, db, ...actor }) => claimAudits(db, actor, body.ids));
  on(auditCalls.release, ({ body, db, ...actor }) => releaseAudits(db, actor, body.ids));
  on(auditCalls.review, ({ body, db, request, ...actor }) =>
    reviewAudit(db, actor, { ...body, locale: localeOf(request.headers['accept-language']) }),
  );
  on(auditCalls.correct, ({ body, db, request, ...actor }) =>
    correctAudit(db, actor, { ...body, locale: localeOf(request.headers['accept-language']) }),
  );
  on(auditCalls.countByState, ({ db, body, admin, now }) => countAuditsByState(db, body, admin.id, now), {
    report: true,
  });
  on(auditCalls.violations, ({ db, query, now }) => listViolations(db, query, now));
  on(auditCalls.similar, ({ db, query, now }) => listSimilar(db, query, now), { report: true });
};
