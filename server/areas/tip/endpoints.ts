import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { countTips, findTip, listTips, overlappingTips, shownTips } from './queries';
import { changeTipStatus, createTip, updateTip } from './save';

export const tipCalls: Calls = (on) => {
  on(paths.tip.pageList, ({ db, query, now }) => listTips(db, query, now));
  on(paths.tip.detail, ({ db, query, now }) => findTip(db, query.id, now));
  on(paths.tip.countByStatus, ({ db, body, now }) => countTips(db, body, now));
  on(paths.tip.shown, ({ db, query, now }) => shownTips(db, query.at, now));
  on(paths.tip.overlapping, ({ db, query, now }) => overlappingTips(db, query, now));

  on(paths.tip.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createTip(db, actor, body) : updateTip(db, actor, body.id, body),
  );
  on(paths.tip.changeStatus, ({ body, db, ...actor }) => changeTipStatus(db, actor, body));
};
