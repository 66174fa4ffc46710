import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { pathTo } from '@config/pathTo';
import type { WishDetail } from '@contract/wish';
import { ItemName } from '@/areas/order';
import { ItemIcon } from '@/areas/shelf';
import { Card, withBoundary } from '@/components/boundary';
import { PersonCell } from '@/components/PersonCell';
import { ReasonAlert } from '@/components/ReasonAlert';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { useWishCounts } from './useWishCounts';

interface PartProps {
  wish: WishDetail;
}

export function Removed({ wish: { state, removedReason, refunded } }: PartProps) {
  const t = useTranslations();
  if (state !== 'removed') return null;
  return <ReasonAlert type="error" title={t('wish.removed', { refunded })} reason={removedReason} />;
}

export const TextCard = withBoundary(function TextCard({ wish: { text, auditId } }: PartProps) {
  const t = useTranslations();
  const audit = auditId && (
    <RecordLink type="audit" id={auditId}>
      {t('wish.audit.open')}
    </RecordLink>
  );
  return (
    <Card size="small" title={t('wish.text')} extra={audit}>
      <bdi className="fish-prose">{text}</bdi>
    </Card>
  );
});

export const GiftCard = withBoundary(function GiftCard({ wish: { state, gift } }: PartProps) {
  const t = useTranslations();
  if (state !== 'fulfilled') return null;
  return (
    <Card size="small" title={t('wish.gift')}>
      {gift ? (
        <span className="fish-person">
          <ItemIcon of={gift} type="gift" width={40} />
          <ItemName item={{ type: 'gift', itemId: gift.id, name: gift.name }} />
        </span>
      ) : (
        t('wish.gift.unknown')
      )}
    </Card>
  );
});

export const MakerCard = withBoundary(function MakerCard({ wish: { user } }: PartProps) {
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
