import { stoneCalls } from '../../../contract/stone/calls';
import type { Handlers } from '../area';
import { changeSaleStatus } from '../shelf';
import { countStones, findStone, listStones, previewStonePrices } from './queries';
import { changeStonePrice, createStone, updateStone } from './save';

export const stoneHandlers: Handlers = (on, { uploads }) => {
  on(stoneCalls.pageList, ({ db, query }) => listStones(db, query));
  on(stoneCalls.detail, ({ db, query }) => findStone(db, query.id));
  on(stoneCalls.countByStatus, ({ db, body }) => countStones(db, body));
  on(stoneCalls.previewPrices, ({ db, body }) => previewStonePrices(db, body));

  on(stoneCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createStone(db, actor, uploads, body) : updateStone(db, actor, uploads, body.id, body),
  );
  on(stoneCalls.changeStatus, async ({ body, db, ...actor }) => {
    await changeSaleStatus(db, actor, 'stone', body);
    return findStone(db, body.id);
  });
  on(stoneCalls.changePrice, ({ body, db, ...actor }) => changeStonePrice(db, actor, body));
};
