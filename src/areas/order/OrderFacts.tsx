import { Link, useIntl } from '@umijs/max';
import { Button, Card, Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@contract/order';
import { orderKind, payChannel, platform } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import { MaskedPhone } from '@/components/MaskedPhone';
import { PersonCell } from '@/components/PersonCell';
import { Facts } from '@/components/page/Facts';
import { EnumText } from '@/components/StatusTag';
import { call } from '@/request';
import { useOrderCounts } from './useOrderCounts';

interface PartProps {
  order: OrderDetail;
}

function useFact() {
  const { formatMessage } = useIntl();
  return (key: string, children: ReactNode) => ({
    key,
    label: formatMessage({ id: `order.${key}` }),
    children: children || '–',
  });
}

/** A code as it is to be typed elsewhere, with a button that copies it. */
function Code({ children }: { children: string | null }) {
  const { formatMessage } = useIntl();
  if (!children) return '–';
  const copy = formatMessage({ id: 'order.copy' }, { code: children });
  return (
    <Typography.Text className="fish-order-code" copyable={{ text: children, tooltips: [copy, undefined] }}>
      {children}
    </Typography.Text>
  );
}

/** Whose order it is, and how many others they have. */
export function BuyerCard({ order: { user } }: PartProps) {
  const { formatMessage } = useIntl();
  const counts = useOrderCounts(user.id, { userId: user.id });
  return (
    <Card size="small" title={formatMessage({ id: 'order.user' })}>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <PersonCell of={user} />
        <Link to={`/order/list?userId=${user.id}`}>
          {formatMessage({ id: 'order.allOfUser' }, { count: counts?.total ?? 0 })}
        </Link>
      </Flex>
    </Card>
  );
}

/** How it was paid. */
export function PaymentCard({ order }: PartProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const fact = useFact();
  return (
    <Facts
      title={formatMessage({ id: 'order.payment' })}
      items={[
        fact('kind', <EnumText of={orderKind} value={order.kind} />),
        fact('channel', <EnumText of={payChannel} value={order.channel} />),
        ...(order.channel === 'balance' ? [] : [fact('channelNumber', <Code>{order.channelNumber}</Code>)]),
        fact('platform', <EnumText of={platform} value={order.platform} />),
        fact('paidAt', order.paidAt && dateTime(order.paidAt)),
      ]}
    />
  );
}

/** Who gets the parcel, and where it is; nothing where there is none. */
export function ParcelCard({ order: { id, number, hasParcel, receiver, carrier, trackingNumber } }: PartProps) {
  const { formatMessage } = useIntl();
  const fact = useFact();
  if (!hasParcel) return null;
  return (
    <Facts
      title={formatMessage({ id: 'order.parcel' })}
      items={[
        fact('receiver', receiver && <bdi>{receiver.name}</bdi>),
        fact(
          'receiver.phone',
          <MaskedPhone
            phone={receiver?.phone ?? null}
            of={receiver?.name ?? String(number)}
            reveal={() => call(paths.order.revealPhone, { id })}
          />,
        ),
        fact('receiver.address', receiver && <bdi className="fish-text">{receiver.address}</bdi>),
        fact('carrier', carrier),
        fact('tracking', <Code>{trackingNumber}</Code>),
      ]}
    />
  );
}

/** What operators wrote down about it. */
export function RemarkCard({ order: { remark }, onEdit }: PartProps & { onEdit: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Card
      size="small"
      title={formatMessage({ id: 'order.remarkText' })}
      extra={
        <Button type="link" size="small" className="fish-inline" onClick={onEdit}>
          {formatMessage({ id: remark ? 'action.edit' : 'order.remark.add' })}
        </Button>
      }
    >
      {remark ? (
        <bdi className="fish-prose">{remark}</bdi>
      ) : (
        <Typography.Text type="secondary">{formatMessage({ id: 'order.remark.none' })}</Typography.Text>
      )}
    </Card>
  );
}
