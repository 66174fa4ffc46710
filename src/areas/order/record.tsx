import { FileTextOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { payCurrency } from '@contract/money.enums';
import { orderKind, orderStatus, payChannel, platform } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import { EnumText, StatusTag } from '@/components/StatusTag';

export const record: RecordType = {
  path: (id) => `/order/list/detail?id=${id}`,
  icon: FileTextOutlined,
  status: orderStatus,
  enums: { kind: orderKind, currency: payCurrency, channel: payChannel, platform },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  return (
    <Fetched path={paths.order.detail} id={id}>
      {(order) => (
        <RecordCard
          picture={<RecordIcon type="order" id={id} name={String(order.number)} />}
          name={String(order.number)}
          line={<EnumText of={orderKind} value={order.kind} />}
          tag={<StatusTag of={orderStatus} value={order.status} />}
          facts={[
            [formatMessage({ id: 'order.user' }), <bdi key="user">{order.user.nickname}</bdi>],
            [formatMessage({ id: 'order.paid' }), money(order.paid, order.currency)],
            [formatMessage({ id: 'order.orderedAt' }), <TimeText key="at" value={order.orderedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
