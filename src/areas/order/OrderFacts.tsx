import { Link } from '@umijs/max';
import { Button, Flex, Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import type { OrderDetail } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { orderKind, payChannel, platform } from '@contract/order/enums';
import { Has } from '@/components/availability/Has';
import { Card, withBoundary } from '@/components/boundary';
import { textOf, useFormat } from '@/components/format';
import { MaskedPhone } from '@/components/MaskedPhone';
import { PersonCell } from '@/components/PersonCell';
import { Facts, factOf } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useOrderCounts } from './useOrderCounts';

interface PartProps {
  order: OrderDetail;
}

function Code({ children }: { children: string | null }) {
  const t = useTranslations();
  if (!children) return '–';
  const copy = t('order.copy', { code: children });
  return (
    <Typography.Text className="fish-order-code" copyable={{ text: children, tooltips: [copy, undefined] }}>
      {children}
    </Typography.Text>
  );
}

export const BuyerCard = withBoundary(function BuyerCard({ order: { user } }: PartProps) {
  const t = useTranslations();
  const counts = useOrderCounts(user.id, { userId: user.id });
  return (
    <Card size="small" title={t('order.user')}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <PersonCell of={user} />
        <Link to={pathTo('/order/list', { userId: user.id })}>
          {t('order.allOfUser', { count: counts?.total ?? 0 })}
        </Link>
      </Flex>
    </Card>
  );
});

export const PaymentCard = withBoundary(function PaymentCard({ order }: PartProps) {
  const text = useTranslations('order');
  const { dateTime } = useFormat();
  const fact = factOf(text);
  return (
    <Facts
      title={text('payment')}
      items={[
        fact('kind', <EnumText of={orderKind} value={order.kind} />),
        fact('channel', <EnumText of={payChannel} value={order.channel} />),
        ...(order.channel === 'balance' ? [] : [fact('channelNumber', <Code>{order.channelNumber}</Code>)]),
        fact('platform', <EnumText of={platform} value={order.platform} />),
        fact('paidAt', order.paidAt && dateTime(order.paidAt)),
      ]}
    />
  );
});

export const ParcelCard = withBoundary(function ParcelCard({
  order: { id, number, hasParcel, receiver, carrier, trackingNumber },
}: PartProps) {
  const text = useTranslations('order');
  const fact = factOf(text);
  const reveals = useHas(orderCalls.revealPhone);
  if (!hasParcel) return null;
  return (
    <Facts
      title={text('parcel')}
      items={[
        fact('receiver', receiver && <bdi>{receiver.name}</bdi>),
        fact(
          'receiver.phone',
          <MaskedPhone
            phone={receiver?.phone ?? null}
            of={receiver?.name ?? textOf(number)}
            reveal={reveals ? () => call(orderCalls.revealPhone, { id }) : undefined}
          />,
        ),
        fact('receiver.address', receiver && <bdi className="fish-text">{receiver.address}</bdi>),
        fact('carrier', carrier),
        fact('tracking', <Code>{trackingNumber}</Code>),
      ]}
    />
  );
});

export const RemarkCard = withBoundary(function RemarkCard({
  order: { remark },
  onEdit,
}: PartProps & { onEdit: () => void }) {
  const t = useTranslations();
  return (
    <Card
      size="small"
      title={t('order.remarkText')}
      extra={
        <Has call={orderCalls.remark}>
          <Button type="link" size="small" className="fish-inline" onClick={onEdit}>
            {t(remark ? 'action.edit' : 'order.remark.add')}
          </Button>
        </Has>
      }
    >
      {remark ? (
        <bdi className="fish-prose">{remark}</bdi>
      ) : (
        <Typography.Text type="secondary">{t('order.remark.none')}</Typography.Text>
      )}
    </Card>
  );
});
