import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { changeSaleStatus } from '../shelf/onSale';
import { countStones, findStone, listStones, previewStonePrices } from './queries';
import { changeStonePrice, createStone, updateStone } from './save';

export const stoneCalls: Calls = (on, { uploads }) => {
  on(paths.stone.pageList, ({ db, query }) => listStones(db, query));
  on(paths.stone.detail, ({ db, query }) => findStone(db, query.id));
  on(paths.stone.countByStatus, ({ db, body }) => countStones(db, body));
  on(paths.stone.previewPrices, ({ db, body }) => previewStonePrices(db, body));

  on(paths.stone.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createStone(db, actor, uploads, body) : updateStone(db, actor, uploads, body.id, body),
  );
  on(paths.stone.changeStatus, async ({ body, db, ...actor }) => {
    await changeSaleStatus(db, actor, 'stone', body);
    return findStone(db, body.id);
  });
  on(paths.stone.changePrice, ({ body, db, ...actor }) => changeStonePrice(db, actor, body));
};
