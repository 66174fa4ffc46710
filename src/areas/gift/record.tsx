import { GiftOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { giftCategory, giftKind } from '@contract/gift/enums';
import { payCurrency } from '@contract/money.enums';
import { paths } from '@contract/paths';
import { saleStatus, shelfSection } from '@contract/shelf/enums';
import { giftPrice, ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { EnumText, StatusTag } from '@/components/StatusTag';

export const record: RecordType = {
  path: (id) => `/fileResoute/b/detail?id=${id}`,
  icon: GiftOutlined,
  status: saleStatus,
  enums: { category: giftCategory, kind: giftKind, currency: payCurrency, section: shelfSection },
  create: { label: 'gift.create', path: '/fileResoute/b/detail' },
  Card,
};

function Card({ id }: { id: string }) {
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
