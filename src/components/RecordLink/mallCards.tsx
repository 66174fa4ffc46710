import { useIntl } from '@umijs/max';
import { giftCategory } from '@contract/gift/enums';
import { orderKind, orderStatus } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { saleStatus } from '@contract/shelf/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { giftPrice } from '@/areas/shelf/goods/giftPrice';
import { ItemIcon } from '@/areas/shelf/goods/ItemIcon';
import { useMoney } from '@/components/money/useMoney';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { Fetched, RecordCard } from './RecordCard';
import { RecordIcon } from './RecordIcon';

export function StoneCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <Fetched path={paths.stone.detail} id={id}>
      {(stone) => (
        <RecordCard
          picture={<ItemIcon of={stone} type="stone" width={40} />}
          name={stone.name}
          tag={<StatusTag of={saleStatus} value={stone.status} />}
          facts={[
            [formatMessage({ id: 'stone.price' }), money(stone.price, stone.currency)],
            [formatMessage({ id: 'stone.stones' }), number(stone.stones + stone.bonus)],
            [formatMessage({ id: 'stone.sold' }), number(stone.sold)],
          ]}
        />
      )}
    </Fetched>
  );
}

export function GiftCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <Fetched path={paths.gift.detail} id={id}>
      {(gift) => (
        <RecordCard
          picture={<ItemIcon of={gift} type="gift" width={40} />}
          name={gift.name}
          line={<EnumText of={giftCategory} value={gift.category} />}
          tag={<StatusTag of={saleStatus} value={gift.status} />}
          facts={[
            [
              formatMessage({ id: 'gift.price' }),
              giftPrice(gift, money, (key, values) => formatMessage({ id: key }, values)),
            ],
            [formatMessage({ id: 'gift.stock' }), number(gift.stock)],
            [formatMessage({ id: 'stone.sold' }), number(gift.sold)],
          ]}
        />
      )}
    </Fetched>
  );
}

export function OrderCard({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Fetched path={paths.order.detail} id={id}>
      {(order) => (
        <RecordCard
          picture={<RecordIcon type="order" id={id} name={String(order.number)} />}
          name={String(order.number)}
          line={<EnumText of={orderKind} value={order.kind} />}
          tag={<StatusTag of={orderStatus} value={order.status} />}
          facts={[
            [formatMessage({ id: 'order.user' }), <bdi key="user">{order.user.nickname}</bdi>],
            [formatMessage({ id: 'order.paid' }), money(order.paid, order.currency)],
            [formatMessage({ id: 'order.orderedAt' }), <TimeText key="at" value={order.orderedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
