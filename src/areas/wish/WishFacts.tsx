import { Link } from '@umijs/max';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { pathTo } from '@config/pathTo';
import type { WishDetail } from '@contract/wish';
import { ItemName } from '@/areas/order';
import { ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { PersonCell } from '@/components/PersonCell';
import { Facts } from '@/components/page/Facts';
import { asPart, Card } from '@/components/part';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { useWishCounts } from './useWishCounts';

interface PartProps {
  wish: WishDetail;
}

export function Removed({ wish: { state, removedReason, refunded } }: PartProps) {
  const t = useTranslations();
  if (state !== 'removed') return null;
  return (
    <Alert
      type="error"
      showIcon
      message={
        <>
          <strong>{t('wish.removed', { refunded })}</strong>
          <div>
            <bdi className="fish-text">{removedReason}</bdi>
          </div>
        </>
      }
    />
  );
}

export const TextCard = asPart(function TextCard({ wish: { text } }: PartProps) {
  const t = useTranslations();
  return (
    <Card size="small" title={t('wish.text')}>
      <bdi className="fish-prose fish-wish-whole">{text}</bdi>
    </Card>
  );
});

export const GiftCard = asPart(function GiftCard({ wish: { state, gift } }: PartProps) {
  const t = useTranslations();
  if (state !== 'fulfilled') return null;
  return (
    <Card size="small" title={t('wish.gift')}>
      {gift ? (
        <span className="fish-person">
          <ItemIcon of={gift} type="gift" width={40} />
          <span className="fish-two-lines fish-clip">
            <ItemName item={{ type: 'gift', itemId: gift.id, name: gift.name }} />
            <small>{t('wish.gift.worth', { count: gift.stones })}</small>
          </span>
        </span>
      ) : (
        t('wish.gift.unknown')
      )}
    </Card>
  );
});

export const MakerCard = asPart(function MakerCard({ wish: { user } }: PartProps) {
  const t = useTranslations();
  const counts = useWishCounts(user.id, { userId: user.id });
  return (
    <Card size="small" title={t('wish.user')}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <PersonCell of={user} />
        <Link to={pathTo('/wish/list', { userId: user.id })}>{t('wish.allOfUser', { count: counts?.total ?? 0 })}</Link>
      </Flex>
    </Card>
  );
});

export const WishFacts = asPart(function WishFacts({ wish }: PartProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const money = useMoney();
  const fact = (key: 'stones' | 'refunded' | 'madeAt' | 'expiresAt' | 'audit', children: ReactNode) => ({
    key,
    label: t(`wish.${key}`),
    children: children || '–',
  });
  const { stones, refunded, madeAt, expiresAt, auditId } = wish;
  return (
    <Facts
      title={t('wish.facts')}
      items={[
        fact('stones', money(stones, 'stones')),
        fact('refunded', refunded > 0 && money(refunded, 'stones')),
        fact('madeAt', dateTime(madeAt)),
        fact('expiresAt', dateTime(expiresAt)),
        fact(
          'audit',
          auditId && (
            <RecordLink type="audit" id={auditId}>
              {t('wish.audit.open')}
            </RecordLink>
          ),
        ),
      ]}
    />
  );
});
