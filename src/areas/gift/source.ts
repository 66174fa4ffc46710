import { giftCalls } from '@contract/gift/calls';
import { giftOrStone } from '@/areas/shelf';
import { stoneSource } from '@/areas/stone';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

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

/** Gifts and stone packages. */
export const itemSource: RecordSource = {
  name: 'item',
  call: giftCalls.pageList,
  find: async (keyword, options) =>
    (await Promise.all([giftSource.find(keyword, options), stoneSource.find(keyword, options)])).flat(),
  one: (id, options) =>
    giftOrStone(
      () => giftSource.one(id, options),
      () => stoneSource.one(id, options),
    ),
};

const giftChoice = ({ id, name }: { id: string; name: string }): Choice => ({ id, title: name });
