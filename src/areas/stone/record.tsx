import { SketchOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { payCurrency } from '@contract/money.enums';
import { saleStatus, shelfSection } from '@contract/shelf/enums';
import { stoneCalls } from '@contract/stone/calls';
import { stoneTag } from '@contract/stone/enums';
import { ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export const record: RecordType = {
  path: (id) => pathTo('/fileResoute/a/detail', { id }),
  icon: SketchOutlined,
  status: saleStatus,
  enums: { tag: stoneTag, currency: payCurrency, section: shelfSection },
  create: { label: 'stone.create', path: pathTo('/fileResoute/a/detail'), call: stoneCalls.saveOrUpdate },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <Fetched path={stoneCalls.detail} id={id}>
      {(stone) => (
        <RecordCard
          picture={<ItemIcon of={stone} type="stone" width={40} />}
          name={stone.name}
          tag={<StatusTag of={saleStatus} value={stone.status} />}
          facts={[
            [t('stone.price'), money(stone.price, stone.currency)],
            [t('stone.stones'), number(stone.stones + stone.bonus)],
            [t('stone.sold'), number(stone.sold)],
          ]}
        />
      )}
    </Fetched>
  );
}
