import type { PayCurrency } from '@contract/money.enums';
import { stoneCalls } from '@contract/stone/calls';
import { moneyCodeText } from '@/components/money/useMoney';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

/** Stone packages; those on the shelf come first. */
export const stoneSource: RecordSource = {
  name: 'stone',
  call: stoneCalls.pageList,
  find: async (keyword, options) => {
    const input = { keyword: keyword || undefined, pageSize: 20, order: 'ascend' } as const;
    return (await call(stoneCalls.pageList, input, options)).list.map(stoneChoice);
  },
  one: async (id, options) => stoneChoice(await call(stoneCalls.detail, { id }, options)),
};

interface Package {
  id: string;
  name: string;
  price: number;
  currency: PayCurrency;
}

/** Packages may share a name, so the price is shown too. */
const stoneChoice = ({ id, name, price, currency }: Package): Choice => ({
  id,
  title: name,
  subtitle: moneyCodeText(price, currency),
});
