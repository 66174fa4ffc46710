import { tipCalls } from '../../../contract/tip/calls';
import type { Handlers } from '../area';
import { countTips, findTip, listTips, overlappingTips, shownTips } from './queries';
import { changeTipStatus, createTip, updateTip } from './save';

export const tipHandlers: Handlers = (on) => {
  on(tipCalls.pageList, ({ db, query, now }) => listTips(db, query, now));
  on(tipCalls.detail, ({ db, query, now }) => findTip(db, query.id, now));
  on(tipCalls.countByStatus, ({ db, body, now }) => countTips(db, body, now));
  on(tipCalls.shown, ({ db, query, now }) => shownTips(db, query.at, now));
  on(tipCalls.overlapping, ({ db, query, now }) => overlappingTips(db, query, now));

  on(tipCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createTip(db, actor, body) : updateTip(db, actor, body.id, body),
  );
  on(tipCalls.changeStatus, ({ body, db, ...actor }) => changeTipStatus(db, actor, body));
};
