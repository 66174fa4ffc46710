import { useSearchParams } from '@umijs/max';
import { Button } from 'antd';
import { pathTo } from '@config/pathTo';
import type { OrderDetail } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { orderStatus } from '@contract/order/enums';
import { LedgerCard } from '@/areas/ledger';
import { Has } from '@/components/availability/Has';
import { useDraftState } from '@/components/draft/useDraft';
import { textOf, useFormat } from '@/components/format';
import { useMoney } from '@/components/money/useMoney';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { NoRecord } from '@/components/page/NoRecord';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { ReasonAlert } from '@/components/ReasonAlert';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { callOf, isOrderAction, nextAction } from './actions';
import { listSpec } from './fields';
import { endOf } from './history';
import { ItemsCard } from './ItemsCard';
import { OrderDialog } from './OrderDialog';
import { BuyerCard, ParcelCard, PaymentCard, RemarkCard } from './OrderFacts';
import { OrderFigures } from './OrderFigures';
import { itemsText } from './OrderItems';
import { OrderSteps } from './OrderSteps';
import { useOrderMenu } from './useOrderMenu';

export default function OrderDetailPage() {
  const [params] = useSearchParams();
  const t = useTranslations();
  const id = params.get('id');
  if (!id) return <NoRecord title={t('order.title')} list={pathTo('/order/list')} />;
  return (
    <>
      <RecordBar
        path={orderCalls.pageList}
        list={pathTo('/order/list')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.order.path}
      />
      <OrderRecord key={id} id={id} />
    </>
  );
}

/** Orders are made in the app, so there is no screen for a new one. */
function OrderRecord({ id }: { id: string }) {
  const t = useTranslations();
  const { record: order, failure, refresh, setRecord } = useRecord(orderCalls.detail, id);
  useRecentlyOpened(order && { type: 'order', id, title: textOf(order.number), subtitle: order.user.nickname });
  const [dialog, setDialog] = useDraftState('dialog', isOrderAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useOrderMenu((action) => setDialog(action));

  if (failure) return <RecordFailure failure={failure} list={pathTo('/order/list')} onRetry={refresh} />;
  if (!order) return <RecordSkeleton />;

  const next = nextAction(order);
  const onDone = (saved: OrderDetail) => {
    setRecord(saved);
    noteChange();
  };

  return (
    <>
      <DetailHeader
        title={t('order.detail.title', { number: order.number })}
        line={itemsText(order.items, t)}
        tag={<StatusTag of={orderStatus} value={order.status} />}
        primary={
          next && (
            <Has call={callOf[next]}>
              <Button type="primary" onClick={() => setDialog(next)}>
                {t(`order.${next}`)}
              </Button>
            </Has>
          )
        }
        items={menuOf(order, next)}
      />
      <OrderFigures order={order} />
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
          <RemarkCard order={order} onEdit={() => setDialog('remark')} />
          <OperationTimeline key={changes} of={{ targetType: 'order', targetId: id }} />
        </div>
      </div>
      {dialog && <OrderDialog action={dialog} order={order} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}

function Ended({ order }: { order: OrderDetail }) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const money = useMoney();
  const { status, closedReason, refundReason, refunded, paid, currency } = order;
  const end = endOf(order);
  if (!end) return null;
  const values = { at: end.at && dayTime(end.at), refunded: money(refunded, currency), paid: money(paid, currency) };
  return (
    <ReasonAlert
      type={status === 'closed' ? 'info' : 'warning'}
      title={t(`order.ended.${end.text}`, values)}
      reason={status === 'closed' ? closedReason : refundReason}
    />
  );
}
