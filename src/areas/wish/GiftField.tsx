import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { useMemo } from 'react';
import type { Gift } from '@contract/gift';
import { paths } from '@contract/paths';
import { useMoney } from '@/components/money/useMoney';
import { useRecord } from '@/components/page/useRecord';
import { RecordSelect } from '@/components/RecordSelect';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { call } from '@/request';

/** The gift that wishes are fulfilled with: one that has a price in stones, needs no parcel and is in stock. */
export function GiftField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="giftId"
      label={formatMessage({ id: 'wish.gift' })}
      // The rules say what is required; antd would put aria-required on elements that can't have it.
      required={false}
      rules={[{ required: true, message: formatMessage({ id: 'wish.gift.rule' }) }]}
      extra={formatMessage({ id: 'wish.gift.hint' })}
    >
      <RecordSelect source={useGrantable()} />
    </Form.Item>
  );
}

/** The gift that is chosen in the form around, as it is now; undefined until it is known. */
export function useChosenGift(): Gift | undefined {
  const id = Form.useWatch<string | undefined>('giftId');
  return useRecord(paths.gift.detail, id).record;
}

const PAGE = 50;

/** Gifts to fulfil a wish with, the cheapest first, each with what it is worth and how many there are. */
function useGrantable(): RecordSource {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return useMemo(() => {
    const choiceOf = ({ id, name, priceStones, stock }: Gift): Choice => ({
      id,
      title: name,
      subtitle: formatMessage({ id: 'wish.gift.line' }, { worth: money(priceStones ?? 0, 'stones'), stock }),
    });
    return {
      name: 'grantable gift',
      find: async (keyword, options) => {
        const filter = {
          kind: ['virtual' as const, 'animated' as const],
          stockState: ['enough' as const, 'low' as const],
        };
        const order = { pageSize: PAGE, sort: 'priceStones', order: 'ascend' } as const;
        const { list } = await call(
          paths.gift.pageList,
          { keyword: keyword || undefined, ...filter, ...order },
          options,
        );
        return list.filter(({ priceStones }) => priceStones !== null).map(choiceOf);
      },
      one: async (id, options) => choiceOf(await call(paths.gift.detail, { id }, options)),
    };
  }, [formatMessage, money]);
}
