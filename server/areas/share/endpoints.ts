import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listShares, listSignUps } from './queries';
import { recordClick, recordShare, recordSignUp } from './record';
import { summarizeShares } from './statistic';
import { listSuspects } from './suspects';

export const shareCalls: Calls = (on) => {
  on(paths.share.statistic, ({ db, query }) => summarizeShares(db, query));
  on(paths.share.pageList, ({ db, query }) => listShares(db, query));
  on(paths.share.signUps, ({ db, query }) => listSignUps(db, query));
  on(paths.share.suspects, ({ db, query }) => listSuspects(db, query));
  on(paths.share.record, ({ body, db, now }) => recordShare(db, body, now));
  on(paths.share.click, ({ body, db, now }) => recordClick(db, body, now));
  on(paths.share.signUp, ({ body, db, now }) => recordSignUp(db, body, now));
};
