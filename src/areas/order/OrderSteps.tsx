import { useIntl } from '@umijs/max';
import { Card, Steps, Tooltip } from 'antd';
import type { OrderDetail } from '@contract/order';
import { useFormat } from '@/components/format';
import { type Step, stepsOf } from './history';

/** The steps of an order with their times; narrow screens show them one below the other. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const { formatMessage } = useIntl();
  const steps = stepsOf(order);
  return (
    <Card size="small" data-lesson="steps" role="region" aria-label={formatMessage({ id: 'order.steps' })}>
      <Steps
        size="small"
        className="fish-order-steps"
        items={steps.map((step) => ({
          status: step.status,
          title: formatMessage({ id: `order.step.${step.key}` }),
          description: <When step={step} />,
        }))}
      />
    </Card>
  );
}

function When({ step: { key, at, status } }: { step: Step }) {
  const { formatMessage } = useIntl();
  const { dayTime, full, ago } = useFormat();
  if (at) {
    return (
      <Tooltip title={`${full(at)} (${ago(at)})`}>
        <time dateTime={at}>{dayTime(at)}</time>
      </Tooltip>
    );
  }
  return status === 'process' ? formatMessage({ id: `order.step.${key}.waits` }) : '–';
}
