import { Typography } from 'antd';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import type { CardFacts } from './cardFacts';

const TYPES = { up: 'success', down: 'warning', same: 'secondary' } as const;

/** How a number changed since the previous period, readable without its colour. */
export function ChangeText({
  card: { change, changeAs, neutral },
  running,
}: {
  card: Pick<CardFacts, 'change' | 'changeAs' | 'neutral'>;
  running: boolean;
}) {
  const t = useTranslations();
  const { number, percent } = useFormat();
  if (!change) {
    return (
      <Typography.Text type="secondary" className="fish-statistic-change">
        {t('statistic.change.unknown')}
      </Typography.Text>
    );
  }
  const { direction, part, difference } = change;
  const by = () => {
    if (changeAs === 'points') return t('statistic.points', { points: pointsOf(difference) });
    return changeAs === 'part' && part !== null ? percent(part) : number(Math.abs(difference));
  };
  return (
    <Typography.Text
      strong={direction !== 'same'}
      type={neutral && direction !== 'same' ? undefined : TYPES[direction]}
      className="fish-statistic-change"
    >
      {t(`statistic.change.${direction}`, { by: by() })}
      {running && <small> {t('statistic.change.running')}</small>}
    </Typography.Text>
  );
}

/** In percentage points, with one digit. */
const pointsOf = (difference: number) => (Math.abs(difference) * 100).toFixed(1);
