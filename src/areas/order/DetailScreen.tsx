import { Link, useIntl, useSearchParams } from '@umijs/max';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import type { OrderDetail } from '@contract/order';
import { orderStatus } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { LedgerCard } from '@/areas/ledger';
import { useDraftState } from '@/components/draft/useDraft';
import { Empty } from '@/components/Empty';
import { useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { kinds } from '@/components/RecordLink/kinds';
import { StatusTag } from '@/components/StatusTag';
import { listSpec } from './fields';
import { ItemsCard } from './ItemsCard';
import { OrderDialog } from './OrderDialog';
import { BuyerCard, ParcelCard, PaymentCard, RemarkCard } from './OrderFacts';
import { itemsText } from './OrderItems';
import { OrderSteps } from './OrderSteps';
import { isOrderAction, nextStep } from './steps';
import { useOrderMenu } from './useOrderMenu';

/** One order: what was bought, what became of it, and what can be done about it. */
export default function OrderDetailPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <Nothing />;
  return (
    <>
      <RecordBar path={paths.order.pageList} list="/order/list" spec={listSpec} id={id} addressOf={kinds.order.path} />
      <Existing key={id} id={id} />
    </>
  );
}

/** Orders are made in the app, so that an address without an id is of none. */
function Nothing() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'order.title' })} />
      <Empty
        drawing="lost"
        title={formatMessage({ id: 'order.none' })}
        action={<Link to="/order/list">{formatMessage({ id: 'action.back' })}</Link>}
      />
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: order, failure, refresh, setRecord } = useRecord(paths.order.detail, id);
  useRecentlyOpened(order && { type: 'order', id, title: String(order.number), subtitle: order.user.nickname });
  const [asked, setAsked] = useDraftState('asked', isOrderAction);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useOrderMenu((action) => setAsked(action));

  if (failure) return <RecordFailure failure={failure} list="/order/list" onRetry={refresh} />;
  if (!order) return <Skeleton active />;

  const next = nextStep(order);
  const onDone = (saved: OrderDetail) => {
    setRecord(saved);
    setDone(done + 1);
  };

  return (
    <>
      <DetailHeader
        title={formatMessage({ id: 'order.detail.title' }, { number: order.number })}
        line={itemsText(order.items)}
        tag={<StatusTag of={orderStatus} value={order.status} />}
        primary={
          next && (
            <Button type="primary" onClick={() => setAsked(next)}>
              {formatMessage({ id: `order.${next}` })}
            </Button>
          )
        }
        items={menuOf(order, next)}
      />
      <div className="fish-columns">
        <div>
          <Ended order={order} />
          <OrderSteps order={order} />
          <ItemsCard order={order} />
          <LedgerCard of={order} />
        </div>
        <div>
          <BuyerCard order={order} />
          <ParcelCard order={order} />
          <PaymentCard order={order} />
          <RemarkCard order={order} onEdit={() => setAsked('remark')} />
          <OperationTimeline key={done} of={{ targetType: 'order', targetId: id }} />
        </div>
      </div>
      {asked && <OrderDialog action={asked} order={order} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Why an order was closed, or how much of it was refunded and why. */
function Ended({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const money = useMoney();
  const { status, closedAt, closedReason, refundedAt, refundReason, refunded, paid, currency } = order;
  if (status !== 'closed' && status !== 'refunded') return null;
  const how = status === 'refunded' && refunded === paid ? 'refunded.all' : status;
  const at = (status === 'closed' ? closedAt : refundedAt) ?? '';
  const values = { at: at && dayTime(at), refunded: money(refunded, currency), paid: money(paid, currency) };
  return (
    <Alert
      type={status === 'closed' ? 'info' : 'warning'}
      showIcon
      message={
        <>
          <strong>{formatMessage({ id: `order.ended.${how}` }, values)}</strong>
          <div>
            <bdi className="fish-text">{status === 'closed' ? closedReason : refundReason}</bdi>
          </div>
        </>
      }
    />
  );
}
