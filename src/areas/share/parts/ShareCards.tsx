import { useIntl } from '@umijs/max';
import type { ShareSums } from '@contract/share';
import { allDaysText, isRunning, NumberCard, NumberCards, perEach } from '@/areas/statistic';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { sharesOf, signUpsOf } from '../links';
import { shareCardsOf } from '../numbers';
import type { ShareAnswer } from '../useShareStatistic';
import { useIsListed } from '../useShareTabs';

export const ShareCards = withBoundary(function ShareCards({
  answered: { query, statistic },
}: {
  answered: ShareAnswer;
}) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { number } = useFormat();
  const isListed = useIsListed();
  const { current, previous, previousPeriods, channel } = statistic;
  const days = allDaysText(locale, previousPeriods);
  const filters = { sharedFrom: query.from, sharedTo: query.to, channel };
  const listOf = (key: string) => {
    const to = key === 'signUps' || key === 'signUpRate' ? signUpsOf(filters) : sharesOf(filters);
    return isListed(to) ? to : undefined;
  };
  return (
    <NumberCards>
      {shareCardsOf(current.sums, previous?.sums).map((card) => (
        <li key={card.key}>
          <NumberCard
            card={card}
            label={t(`share.${card.key}`)}
            note={t(`share.${card.key}.note`, notesOf(current.sums, number))}
            before={days}
            running={isRunning(query)}
            to={listOf(card.key)}
          />
        </li>
      ))}
    </NumberCards>
  );
});

const notesOf = ({ shares, sharers, clicked, clicks, signUps }: ShareSums, number: (value: number) => string) => ({
  sharers,
  clicked: number(clicked),
  shares: number(shares),
  clicks: number(clicks),
  signUps: number(signUps),
  each: perEach(clicks, shares),
});
