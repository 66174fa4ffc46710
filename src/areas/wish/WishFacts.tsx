import { Link, useIntl } from '@umijs/max';
import { Alert, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { WishDetail } from '@contract/wish';
import { ItemName } from '@/areas/order';
import { ItemIcon } from '@/areas/shelf';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { PersonCell } from '@/components/PersonCell';
import { Facts } from '@/components/page/Facts';
import { RecordLink } from '@/components/RecordLink';
import { useWishCounts } from './useWishCounts';

interface PartProps {
  wish: WishDetail;
}

/** Why it was removed, and whether its stones went back. */
export function Removed({ wish: { state, removedReason, refunded } }: PartProps) {
  const { formatMessage } = useIntl();
  if (state !== 'removed') return null;
  return (
    <Alert
      type="error"
      showIcon
      message={
        <>
          <strong>{formatMessage({ id: 'wish.removed' }, { refunded })}</strong>
          <div>
            <bdi className="fish-text">{removedReason}</bdi>
          </div>
        </>
      }
    />
  );
}

/** What was wished for, in full. */
export function TextCard({ wish: { text } }: PartProps) {
  const { formatMessage } = useIntl();
  return (
    <Card size="small" title={formatMessage({ id: 'wish.text' })}>
      <bdi className="fish-prose fish-wish-whole">{text}</bdi>
    </Card>
  );
}

/** What it was fulfilled with. */
export function GiftCard({ wish: { state, gift } }: PartProps) {
  const { formatMessage } = useIntl();
  if (state !== 'fulfilled') return null;
  return (
    <Card size="small" title={formatMessage({ id: 'wish.gift' })}>
      {gift ? (
        <span className="fish-person">
          <ItemIcon of={gift} type="gift" width={40} />
          <span className="fish-two-lines fish-clip">
            <ItemName item={{ type: 'gift', itemId: gift.id, name: gift.name }} />
            <small>{formatMessage({ id: 'wish.gift.worth' }, { count: gift.stones })}</small>
          </span>
        </span>
      ) : (
        formatMessage({ id: 'wish.gift.unknown' })
      )}
    </Card>
  );
}

/** Who made it, and how many others they made. */
export function MakerCard({ wish: { user } }: PartProps) {
  const { formatMessage } = useIntl();
  const counts = useWishCounts(user.id, { userId: user.id });
  return (
    <Card size="small" title={formatMessage({ id: 'wish.user' })}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <PersonCell of={user} />
        <Link to={`/wish/list?userId=${user.id}`}>
          {formatMessage({ id: 'wish.allOfUser' }, { count: counts?.total ?? 0 })}
        </Link>
      </Flex>
    </Card>
  );
}

/** Its stones, its times, and who looked at its text. */
export function WishFacts({ wish }: PartProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const money = useMoney();
  const fact = (key: string, children: ReactNode) => ({
    key,
    label: formatMessage({ id: `wish.${key}` }),
    children: children || '–',
  });
  const { stones, refunded, madeAt, expiresAt, auditId } = wish;
  return (
    <Facts
      title={formatMessage({ id: 'wish.facts' })}
      items={[
        fact('stones', money(stones, 'stones')),
        fact('refunded', refunded > 0 && money(refunded, 'stones')),
        fact('madeAt', dateTime(madeAt)),
        fact('expiresAt', dateTime(expiresAt)),
        fact(
          'audit',
          auditId && (
            <RecordLink type="audit" id={auditId}>
              {formatMessage({ id: 'wish.audit.open' })}
            </RecordLink>
          ),
        ),
      ]}
    />
  );
}
