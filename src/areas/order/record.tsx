import { FileTextOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { payCurrency } from '@contract/money.enums';
import { orderCalls } from '@contract/order/calls';
import { orderKind, orderStatus, payChannel, platform } from '@contract/order/enums';
import { TimeText } from '@/components/format/TimeText';
import { useMoney } from '@/components/money/useMoney';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { RecordIcon } from '@/components/RecordLink/RecordIcon';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import './order.css';
import { textOf } from '@/components/format';

export const record: RecordType = {
  path: (id) => pathTo('/order/list/detail', { id }),
  icon: FileTextOutlined,
  status: orderStatus,
  enums: { kind: orderKind, currency: payCurrency, channel: payChannel, platform },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const money = useMoney();
  return (
    <Fetched path={orderCalls.detail} id={id}>
      {(order) => (
        <RecordCard
          picture={<RecordIcon type="order" id={id} name={textOf(order.number)} />}
          name={textOf(order.number)}
          line={<EnumText of={orderKind} value={order.kind} />}
          tag={<StatusTag of={orderStatus} value={order.status} />}
          facts={[
            [t('order.user'), <bdi key="user">{order.user.nickname}</bdi>],
            [t('order.paid'), money(order.paid, order.currency)],
            [t('order.orderedAt'), <TimeText key="at" value={order.orderedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
