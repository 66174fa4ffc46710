import { codes } from '@contract/codes';
import { giftCalls } from '@contract/gift/calls';
import { stoneSource } from '@/areas/stone';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call, type RequestFailure } from '@/request';

/** Gifts; those on the shelf come first. */
export const giftSource: RecordSource = {
  name: 'gift',
  call: giftCalls.pageList,
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, order: 'ascend' } as const;
    return (await call(giftCalls.pageList, input, options)).list.map(giftChoice);
  },
  one: async (id, options) => giftChoice(await call(giftCalls.detail, { id }, options)),
};

/** Gifts and stone packages. An id is unique in the whole product, so it names one of the two. */
export const itemSource: RecordSource = {
  name: 'item',
  call: giftCalls.pageList,
  find: async (keyword, options) =>
    (await Promise.all([giftSource.find(keyword, options), stoneSource.find(keyword, options)])).flat(),
  one: async (id, options) => {
    try {
      return await giftSource.one(id, options);
    } catch (failure) {
      if ((failure as RequestFailure).code !== codes.notFound) throw failure;
      return stoneSource.one(id, options);
    }
  },
};

const giftChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, title: name });
