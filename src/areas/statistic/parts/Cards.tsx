import { useIntl } from '@umijs/max';
import type { WishSums } from '@contract/wish';
import { useFormat } from '@/components/format';
import { cardsOf } from '../cards';
import { wishesOf } from '../links';
import { NumberCard, NumberCards } from '../NumberCard';
import { daysText } from '../periodText';
import type { Answered } from '../useStatistic';

/** The range in six numbers. Each opens the list that has the same number. */
export function Cards({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage, locale } = useIntl();
  const { number } = useFormat();
  const { current, previous, previousPeriods } = statistic;
  const [first, last] = [previousPeriods[0], previousPeriods.at(-1)];
  const days = first && last ? daysText(locale, first.day, last.lastDay) : '';

  return (
    <NumberCards>
      {cardsOf(current.sums, previous?.sums).map((card) => (
        <li key={card.key}>
          <NumberCard
            card={card}
            label={formatMessage({ id: `statistic.${card.key}` })}
            note={formatMessage({ id: `statistic.${card.key}.note` }, notesOf(current.sums, number))}
            before={days}
            to={wishesOf({ from: query.from, to: query.to, ...(card.fulfilled && { state: 'fulfilled' }) })}
          />
        </li>
      ))}
    </NumberCards>
  );
}

const NONE: WishSums = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };

/** What the small print of the cards counts. */
const notesOf = (sums: WishSums, number: (value: number) => string) => ({
  fulfilled: number(sums.fulfilled),
  wishes: number(sums.wishes),
  refunded: number(sums.refunded),
  gifts: sums.fulfilled,
  each: sums.people ? (sums.wishes / sums.people).toFixed(1) : '0',
});

/** How many they are. */
export const CARDS = cardsOf(NONE).length;
