import { List, Typography } from 'antd';
import { ItemIcon } from '@/areas/shelf';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { wishesOf } from '../links';
import type { WishAnswer } from '../useStatistic';

type Top = WishAnswer['statistic']['topGifts'][number];

export const TopGifts = withBoundary(function TopGifts({ answered: { query, statistic } }: { answered: WishAnswer }) {
  const t = useTranslations();
  return (
    <Card size="small" title={t('statistic.topGifts')}>
      <List<Top>
        size="small"
        split={false}
        className="fish-statistic-gifts"
        dataSource={statistic.topGifts}
        rowKey={({ gift }) => gift.id}
        locale={{ emptyText: <Typography.Text type="secondary">{t('statistic.topGifts.none')}</Typography.Text> }}
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
});

function Gift({ top: { gift, wishes, value }, to }: { top: Top; to: string }) {
  const t = useTranslations();
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
        <ScreenLink plain to={to} aria-label={t('statistic.topGifts.open', { count: wishes, gift: gift.name })}>
          {number(wishes)}
        </ScreenLink>
        <Typography.Text type="secondary" className="fish-small">
          {money(value, 'stones')}
        </Typography.Text>
      </span>
    </>
  );
}
