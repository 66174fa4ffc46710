import { GiftOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { giftCalls } from '@contract/gift/calls';
import { giftCategory, giftKind } from '@contract/gift/enums';
import { payCurrency } from '@contract/money.enums';
import { saleStatus, shelfSection } from '@contract/shelf/enums';
import { giftPrice, ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export const record: RecordType = {
  path: (id) => pathTo('/fileResoute/b/detail', { id }),
  icon: GiftOutlined,
  status: saleStatus,
  enums: { category: giftCategory, kind: giftKind, currency: payCurrency, section: shelfSection },
  create: { label: 'gift.create', path: pathTo('/fileResoute/b/detail'), call: giftCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <Fetched path={giftCalls.detail} id={id}>
      {(gift) => (
        <RecordCard
          picture={<ItemIcon of={gift} type="gift" width={40} />}
          name={gift.name}
          line={<EnumText of={giftCategory} value={gift.category} />}
          tag={<StatusTag of={saleStatus} value={gift.status} />}
          facts={[
            [t('gift.price'), giftPrice(gift, money, t)],
            [t('gift.stock'), number(gift.stock)],
            [t('stone.sold'), number(gift.sold)],
          ]}
        />
      )}
    </Fetched>
  );
}
