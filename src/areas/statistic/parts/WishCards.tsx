import { useIntl } from '@umijs/max';
import type { WishSums } from '@contract/wish';
import { withBoundary } from '@/components/boundary';
import { isNumber, MISSING, useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { wishCardsOf } from '../cards';
import { wishesOf } from '../links';
import { NumberCard, NumberCards } from '../NumberCard';
import { daysText } from '../periodText';
import { isRunning } from '../query';
import type { WishAnswer } from '../useStatistic';

export const WishCards = withBoundary(function WishCards({ answered: { query, statistic } }: { answered: WishAnswer }) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { number } = useFormat();
  const { current, previous, previousPeriods } = statistic;
  const [first, last] = [previousPeriods[0], previousPeriods.at(-1)];
  const days = first && last ? daysText(locale, first.day, last.lastDay) : '';

  return (
    <NumberCards>
      {wishCardsOf(current.sums, previous?.sums).map((card) => (
        <li key={card.key}>
          <NumberCard
            card={card}
            label={t(`statistic.${card.key}`)}
            note={t(`statistic.${card.key}.note`, notesOf(current.sums, number))}
            before={days}
            running={isRunning(query)}
            to={wishesOf({ from: query.from, to: query.to, ...(card.fulfilled && { state: 'fulfilled' }) })}
          />
        </li>
      ))}
    </NumberCards>
  );
});

const NONE: WishSums = { wishes: 0, people: 0, fulfilled: 0, stones: 0, refunded: 0, value: 0 };

const decimalText = (value: number) => (isNumber(value) ? value.toFixed(1) : MISSING);

const notesOf = (sums: WishSums, number: (value: number) => string) => ({
  fulfilled: number(sums.fulfilled),
  wishes: number(sums.wishes),
  refunded: number(sums.refunded),
  gifts: sums.fulfilled,
  each: sums.people === 0 ? '0' : decimalText(sums.wishes / sums.people),
});

export const WISH_CARDS = wishCardsOf(NONE).length;
