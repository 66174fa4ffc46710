import { Steps, Tooltip } from 'antd';
import type { WishDetail } from '@contract/wish';
import { useFormat } from '@/components/format';
import { asPart, Card } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';

/** The steps of a wish, up to its end or the date when it expires. */
export const WishSteps = asPart(function WishSteps({
  wish: { state, madeAt, fulfilledAt, endedAt, expiresAt },
}: {
  wish: WishDetail;
}) {
  const t = useTranslations();
  const { ago, dayTime } = useFormat();
  const text = useTranslations('wish.step');
  const until = text('open.until', { at: dayTime(expiresAt), ago: ago(expiresAt) });
  return (
    <Card size="small" role="region" aria-label={t('wish.steps')}>
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
});

/** Old wishes have no times. */
function When({ at }: { at: string | null }) {
  const { dayTime, full, ago } = useFormat();
  if (!at) return '–';
  return (
    <Tooltip title={`${full(at)} (${ago(at)})`}>
      <time dateTime={at}>{dayTime(at)}</time>
    </Tooltip>
  );
}
