import { useIntl } from '@umijs/max';
import type { WishSums } from '@contract/wish';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { wishCardsOf } from '../cards';
import { wishesOf } from '../links';
import { NumberCard, NumberCards } from '../NumberCard';
import { perEach } from '../numbers';
import { allDaysText } from '../periodText';
import { isRunning } from '../query';
import type { WishAnswer } from '../useStatistic';

export const WishCards = withBoundary(function WishCards({ answered: { query, statistic } }: { answered: WishAnswer }) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { number } = useFormat();
  const { current, previous, previousPeriods } = statistic;
  const days = allDaysText(locale, previousPeriods);

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

const notesOf = (sums: WishSums, number: (value: number) => string) => ({
  fulfilled: number(sums.fulfilled),
  wishes: number(sums.wishes),
  refunded: number(sums.refunded),
  gifts: sums.fulfilled,
  each: perEach(sums.wishes, sums.people),
});
