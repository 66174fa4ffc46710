import { paths } from '../../../contract/paths';
import type { On } from '../../route';
import { changeSaleStatus } from '../shelf/onSale';
import type { UploadStore } from '../upload/store';
import { countStones, findStone, listStones, previewStonePrices } from './queries';
import { changeStonePrice, createStone, updateStone } from './save';

export function stoneArea(on: On, uploads: UploadStore): void {
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
}
