import { Link, useIntl } from '@umijs/max';
import { Card, List, Typography } from 'antd';
import { ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { RecordLink } from '@/components/RecordLink';
import { wishesOf } from '../links';
import type { Answered } from '../useStatistic';

type Top = Answered['statistic']['topGifts'][number];

/** What most wishes of the range were fulfilled with. A count opens exactly these wishes. */
export function TopGifts({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage } = useIntl();
  return (
    <Card size="small" title={formatMessage({ id: 'statistic.topGifts' })}>
      <List<Top>
        size="small"
        split={false}
        className="fish-statistic-gifts"
        dataSource={statistic.topGifts}
        rowKey={({ gift }) => gift.id}
        locale={{ emptyText: formatMessage({ id: 'statistic.topGifts.none' }) }}
        renderItem={(top) => (
          <List.Item className="fish-statistic-gift">
            <Gift
              top={top}
              to={wishesOf({ from: query.from, to: query.to, state: 'fulfilled', giftId: top.gift.id })}
            />
          </List.Item>
        )}
      />
    </Card>
  );
}

function Gift({ top: { gift, wishes, value }, to }: { top: Top; to: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const money = useMoney();
  return (
    <>
      <span className="fish-person fish-grow fish-clip">
        <ItemIcon of={gift} type="gift" width={28} />
        <span className="fish-clip" title={gift.name}>
          <RecordLink type="gift" id={gift.id}>
            <bdi>{gift.name}</bdi>
          </RecordLink>
        </span>
      </span>
      <span className="fish-statistic-gift-numbers">
        <Link to={to} aria-label={formatMessage({ id: 'statistic.topGifts.open' }, { count: wishes, gift: gift.name })}>
          {number(wishes)}
        </Link>
        <Typography.Text type="secondary" className="fish-small">
          {money(value, 'stones')}
        </Typography.Text>
      </span>
    </>
  );
}
