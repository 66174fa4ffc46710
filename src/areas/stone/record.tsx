import { SketchOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { payCurrency } from '@contract/money.enums';
import { paths } from '@contract/paths';
import { saleStatus, shelfSection } from '@contract/shelf/enums';
import { stoneTag } from '@contract/stone/enums';
import { ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { StatusTag } from '@/components/StatusTag';

export const record: RecordType = {
  path: (id) => `/fileResoute/a/detail?id=${id}`,
  icon: SketchOutlined,
  status: saleStatus,
  enums: { tag: stoneTag, currency: payCurrency, section: shelfSection },
  create: { label: 'stone.create', path: '/fileResoute/a/detail' },
  Card,
};

function Card({ id }: { id: string }) {
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
