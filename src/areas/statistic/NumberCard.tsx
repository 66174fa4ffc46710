import { Link, useIntl } from '@umijs/max';
import { Card, Skeleton, Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '@/components/format';
import { ChangeText } from './ChangeText';
import type { CardFacts } from './cardFacts';

interface NumberCardProps {
  card: CardFacts;
  label: string;
  /** In small print. */
  note: string;
  /** The days of the period before. */
  before: string;
  /** The list that has the same number. */
  to: string;
}

/** A number of a range, how it has changed, and the list of what it counts. */
export function NumberCard({ card, label, note, before, to }: NumberCardProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const written = (value: number | null | undefined) => (value == null ? '–' : format[card.as](value));
  const hint =
    card.before === undefined
      ? undefined
      : formatMessage({ id: 'statistic.wasBefore' }, { value: written(card.before), days: before });

  return (
    <Tooltip title={hint}>
      <Link to={to} className="fish-card-link">
        <Card size="small" hoverable className="fish-full-height">
          <Typography.Text type="secondary">{label}</Typography.Text>
          <div className="fish-figure">{written(card.value)}</div>
          {card.before !== undefined && <ChangeText card={card} />}
          <Typography.Text type="secondary" className="fish-small fish-statistic-note">
            {note}
          </Typography.Text>
        </Card>
      </Link>
    </Tooltip>
  );
}

/** The cards, each of which stands in an `<li>`. */
export function NumberCards({ children }: { children: ReactNode }) {
  return (
    <ul className="fish-numbers fish-statistic-cards" data-lesson="numbers">
      {children}
    </ul>
  );
}

/** Where so many cards will stand. */
export function CardsWaiting({ count }: { count: number }) {
  return (
    <NumberCards>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <li key={index}>
          <Card size="small">
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </Card>
        </li>
      ))}
    </NumberCards>
  );
}

/** Where a chart or a table will stand. */
export function BlockWaiting() {
  return (
    <Card size="small">
      <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
    </Card>
  );
}
