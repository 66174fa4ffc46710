import { useIntl } from '@umijs/max';
import { Card, Steps, Tooltip } from 'antd';
import type { WishDetail } from '@contract/wish';
import { useFormat } from '@/components/format';

/** From when it was made to what became of it, or until when it waits for that. */
export function WishSteps({ wish: { state, madeAt, fulfilledAt, endedAt, expiresAt } }: { wish: WishDetail }) {
  const { formatMessage } = useIntl();
  const { ago, dayTime } = useFormat();
  const text = (key: string, values?: Record<string, string>) => formatMessage({ id: `wish.step.${key}` }, values);
  const until = text('open.until', { at: dayTime(expiresAt), ago: ago(expiresAt) });
  return (
    <Card size="small" role="region" aria-label={formatMessage({ id: 'wish.steps' })}>
      <Steps
        size="small"
        className="fish-order-steps"
        items={[
          { status: 'finish', title: text('made'), description: <When at={madeAt} /> },
          state === 'open'
            ? { status: 'process', title: text('open'), description: until }
            : {
                status: state === 'fulfilled' ? 'finish' : 'error',
                title: text(state),
                description: <When at={state === 'fulfilled' ? fulfilledAt : endedAt} />,
              },
        ]}
      />
    </Card>
  );
}

/** Those from before these times were kept have none. */
function When({ at }: { at: string | null }) {
  const { dayTime, full, ago } = useFormat();
  if (!at) return '–';
  return (
    <Tooltip title={`${full(at)} (${ago(at)})`}>
      <time dateTime={at}>{dayTime(at)}</time>
    </Tooltip>
  );
}
