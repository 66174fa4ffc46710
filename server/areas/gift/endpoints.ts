import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { changeSaleStatus } from '../shelf/onSale';
import { countGifts, findGift, listGifts, previewGiftPrices } from './queries';
import { changeGiftPrice, createGift, updateGift } from './save';

export const giftCalls: Calls = (on, { uploads }) => {
  on(paths.gift.pageList, ({ db, query }) => listGifts(db, query));
  on(paths.gift.detail, ({ db, query }) => findGift(db, query.id));
  on(paths.gift.countByStatus, ({ db, body }) => countGifts(db, body));
  on(paths.gift.previewPrices, ({ db, body }) => previewGiftPrices(db, body));

  on(paths.gift.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createGift(db, actor, uploads, body) : updateGift(db, actor, uploads, body.id, body),
  );
  on(paths.gift.changeStatus, async ({ body, db, ...actor }) => {
    await changeSaleStatus(db, actor, 'gift', body);
    return findGift(db, body.id);
  });
  on(paths.gift.changePrice, ({ body, db, ...actor }) => changeGiftPrice(db, actor, body));
};
