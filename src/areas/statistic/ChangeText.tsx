import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { useFormat } from '@/components/format';
import type { CardFacts } from './cardFacts';

const ARROWS = { up: '↑', down: '↓', same: '=' } as const;
const TYPES = { up: 'success', down: 'warning', same: 'secondary' } as const;

/** How a number has changed since the period before: an arrow, how much, and a word; its colour adds nothing. */
export function ChangeText({
  card: { change, changeAs, neutral },
}: {
  card: Pick<CardFacts, 'change' | 'changeAs' | 'neutral'>;
}) {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormat();
  if (!change) {
    return (
      <Typography.Text type="secondary" className="fish-statistic-change">
        {formatMessage({ id: 'statistic.change.unknown' })}
      </Typography.Text>
    );
  }
  const { direction, part, difference } = change;
  const by = () => {
    if (changeAs === 'points') return formatMessage({ id: 'statistic.points' }, { points: pointsOf(difference) });
    return changeAs === 'part' && part !== null ? percent(part) : number(Math.abs(difference));
  };
  return (
    <Typography.Text
      strong={direction !== 'same'}
      type={neutral && direction !== 'same' ? undefined : TYPES[direction]}
      className="fish-statistic-change"
    >
      <span aria-hidden>{ARROWS[direction]} </span>
      {formatMessage({ id: `statistic.change.${direction}` }, { by: by() })}
    </Typography.Text>
  );
}

/** Of per cent, to one digit. */
const pointsOf = (difference: number) => (Math.abs(difference) * 100).toFixed(1);
