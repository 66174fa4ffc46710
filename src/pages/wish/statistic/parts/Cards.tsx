import { Link, useIntl } from '@umijs/max';
import { Card, Skeleton, Tooltip, Typography } from 'antd';
import type { WishSums } from '@contract/wish';
import { useFormat } from '@/components/format';
import { type CardFacts, cardsOf } from '../cards';
import { wishesOf } from '../links';
import { daysText } from '../periodText';
import type { Answered } from '../useStatistic';
import { ChangeText } from './ChangeText';

/** The range in six numbers. Each opens the list that has the same number. */
export function Cards({ answered: { query, statistic } }: { answered: Answered }) {
  const { locale } = useIntl();
  const { current, previous, previousPeriods } = statistic;
  const [first, last] = [previousPeriods[0], previousPeriods.at(-1)];
  const days = first && last ? daysText(locale, first.day, last.lastDay) : '';

  return (
    <ul className="fish-numbers fish-statistic-cards">
      {cardsOf(current.sums, previous?.sums).map((card) => (
        <li key={card.key}>
          <NumberCard
            card={card}
            sums={current.sums}
            before={days}
            to={wishesOf({ from: query.from, to: query.to, ...(card.fulfilled && { state: 'fulfilled' }) })}
          />
        </li>
      ))}
    </ul>
  );
}

interface NumberCardProps {
  card: CardFacts;
  sums: WishSums;
  /** The days of the period before. */
  before: string;
  to: string;
}

function NumberCard({ card, sums, before, to }: NumberCardProps) {
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
          <Typography.Text type="secondary">{formatMessage({ id: `statistic.${card.key}` })}</Typography.Text>
          <div className="fish-figure">{written(card.value)}</div>
          {card.before !== undefined && <ChangeText card={card} />}
          <Typography.Text type="secondary" className="fish-small fish-statistic-note">
            {formatMessage({ id: `statistic.${card.key}.note` }, notesOf(sums, format.number))}
          </Typography.Text>
        </Card>
      </Link>
    </Tooltip>
  );
}

/** What the small print of the cards counts. */
const notesOf = (sums: WishSums, number: (value: number) => string) => ({
  fulfilled: number(sums.fulfilled),
  wishes: number(sums.wishes),
  refunded: number(sums.refunded),
  gifts: sums.fulfilled,
  each: sums.people ? (sums.wishes / sums.people).toFixed(1) : '0',
});

const KEYS = cardsOf({ wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 }).map(({ key }) => key);

/** Where the cards will stand. */
export function CardsWaiting() {
  return (
    <ul className="fish-numbers fish-statistic-cards">
      {KEYS.map((key) => (
        <li key={key}>
          <Card size="small">
            <Skeleton active title={false} paragraph={{ rows: 3 }} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
