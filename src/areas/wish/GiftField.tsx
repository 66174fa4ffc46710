import { Form } from 'antd';
import { useMemo } from 'react';
import type { Gift } from '@contract/gift';
import { giftCalls } from '@contract/gift/calls';
import { useMoney } from '@/components/money/useMoney';
import { useRecord } from '@/components/page/useRecord';
import { RecordSelect } from '@/components/RecordSelect';
import type { Choice, RecordSource } from '@/components/RecordSelect/source';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

/** A gift that can fulfil wishes: it has a price in stones, needs no parcel and is in stock. */
export function GiftField() {
  const t = useTranslations();
  return (
    <Form.Item
      name="giftId"
      label={t('wish.gift')}
      // The rules mark the field as required; antd would put aria-required on an element that can't have it.
      required={false}
      rules={[{ required: true, message: t('wish.gift.rule') }]}
      extra={t('wish.gift.hint')}
    >
      <RecordSelect source={useGrantable()} />
    </Form.Item>
  );
}

/** The current data of the gift chosen in the form; undefined until it is read. */
export function useChosenGift(): Gift | undefined {
  const id = Form.useWatch<string | undefined>('giftId');
  return useRecord(giftCalls.detail, id).record;
}

const PAGE = 50;

/** Gifts that can fulfil a wish, cheapest first, with value and stock. */
function useGrantable(): RecordSource {
  const t = useTranslations();
  const money = useMoney();
  return useMemo(() => {
    const choiceOf = ({ id, name, priceStones, stock }: Gift): Choice => ({
      id,
      title: name,
      subtitle: t('wish.gift.line', { worth: money(priceStones ?? 0, 'stones'), stock }),
    });
    return {
      name: 'grantable gift',
      call: giftCalls.pageList,
      find: async (keyword, options) => {
        const filter = {
          kind: ['virtual' as const, 'animated' as const],
          stockState: ['enough' as const, 'low' as const],
        };
        const order = { pageSize: PAGE, sort: 'priceStones', order: 'ascend' } as const;
        const { list } = await call(
          giftCalls.pageList,
          { keyword: keyword || undefined, ...filter, ...order },
          options,
        );
        return list.filter(({ priceStones }) => priceStones !== null).map(choiceOf);
      },
      one: async (id, options) => choiceOf(await call(giftCalls.detail, { id }, options)),
    };
  }, [t, money]);
}
