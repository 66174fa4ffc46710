import { orderCalls } from '@contract/order/calls';
import { orderStatus } from '@contract/order/enums';
import { itemsText, OrderAmount, OrderPaid } from '@/areas/order';
import { withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { plusOf } from '@/components/list/total';
import { useListData } from '@/components/list/useListData';
import { RecordLink } from '@/components/RecordLink';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Line, Section } from './Section';

const SHOWN = 3;

export const LastOrders = withBoundary(function LastOrders({ id }: { id: string }) {
  const t = useTranslations();
  const { page, failure, refresh } = useListData(orderCalls.pageList, { userId: id, pageSize: SHOWN });
  return (
    <Section
      title={t('user.overview.orders')}
      tab="orders"
      all={t('user.overview.orders.all', { count: page?.total, plus: plusOf(page) })}
      rows={page?.list}
      none={t('user.overview.orders.none')}
      failure={failure}
      onRetry={refresh}
    >
      {(order) => (
        <Line
          end={
            order.paid ? (
              <OrderPaid order={order} />
            ) : (
              <OrderAmount minor={order.amount - order.discount} currency={order.currency} />
            )
          }
          below={
            <>
              <bdi>{itemsText(order.items ?? [], t)}</bdi> · <TimeText value={order.orderedAt} />
            </>
          }
        >
          <RecordLink type="order" id={order.id}>
            {order.number}
          </RecordLink>
          <StatusTag of={orderStatus} value={order.status} />
        </Line>
      )}
    </Section>
  );
});
