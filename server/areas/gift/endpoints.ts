import { giftCalls } from '../../../contract/gift/calls';
import type { Handlers } from '../area';
import { changeSaleStatus } from '../shelf';
import { countGifts, findGift, listGifts, previewGiftPrices } from './queries';
import { changeGiftPrice, createGift, updateGift } from './save';

export const giftHandlers: Handlers = (on, { uploads }) => {
  on(giftCalls.pageList, ({ db, query }) => listGifts(db, query));
  on(giftCalls.detail, ({ db, query }) => findGift(db, query.id));
  on(giftCalls.countByStatus, ({ db, body }) => countGifts(db, body));
  on(giftCalls.previewPrices, ({ db, body }) => previewGiftPrices(db, body));

  on(giftCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createGift(db, actor, uploads, body) : updateGift(db, actor, uploads, body.id, body),
  );
  on(giftCalls.changeStatus, async ({ body, db, ...actor }) => {
    await changeSaleStatus(db, actor, 'gift', body);
    return findGift(db, body.id);
  });
  on(giftCalls.changePrice, ({ body, db, ...actor }) => changeGiftPrice(db, actor, body));
};
