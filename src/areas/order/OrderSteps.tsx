import { Steps, Tooltip } from 'antd';
import type { OrderDetail } from '@contract/order';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { type Step, stepsOf } from './history';

/** The steps of an order with their times; narrow screens show them one below the other. */
export const OrderSteps = withBoundary(function OrderSteps({ order }: { order: OrderDetail }) {
  const t = useTranslations();
  const steps = stepsOf(order);
  return (
    <Card size="small" data-lesson="steps" role="region" aria-label={t('order.steps')}>
      <Steps
        size="small"
        items={steps.map((step) => ({
          status: step.status,
          title: t(`order.step.${step.key}`),
          description: <When step={step} />,
        }))}
      />
    </Card>
  );
});

function When({ step: { key, at, status } }: { step: Step }) {
  const t = useTranslations();
  const { dayTime, full, ago } = useFormat();
  if (at) {
    return (
      <Tooltip title={`${full(at)} (${ago(at)})`}>
        <time dateTime={at}>{dayTime(at)}</time>
      </Tooltip>
    );
  }
  if (status !== 'process' || key === 'ordered' || key === 'closed' || key === 'refunded') return '–';
  return t(`order.step.${key}.waits`);
}
