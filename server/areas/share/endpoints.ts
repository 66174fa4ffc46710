import { shareCalls } from '../../../contract/share/calls';
import type { Handlers } from '../area';
import { listShares, listSignUps } from './queries';
import { recordClick, recordShare, recordSignUp } from './record';
import { summarizeShares } from './statistic';
import { listSuspects } from './suspects';

export const shareHandlers: Handlers = (on) => {
  on(shareCalls.statistic, ({ db, query }) => summarizeShares(db, query), { report: true });
  on(shareCalls.pageList, ({ db, query }) => listShares(db, query), { report: true });
  on(shareCalls.signUps, ({ db, query }) => listSignUps(db, query), { report: true });
  on(shareCalls.suspects, ({ db, query }) => listSuspects(db, query), { report: true });
  on(shareCalls.record, ({ body, db, now }) => recordShare(db, body, now));
  on(shareCalls.click, ({ body, db, now }) => recordClick(db, body, now));
  on(shareCalls.signUp, ({ body, db, now }) => recordSignUp(db, body, now));
};
