import { useIntl } from '@umijs/max';
import type { ShareSums } from '@contract/share';
import { daysText, NumberCard, NumberCards } from '@/areas/statistic';
import { useFormat } from '@/components/format';
import { sharesOf, signUpsOf } from '../links';
import { cardsOf } from '../numbers';
import type { Answered } from '../useShareStatistic';

/** The range in five numbers. Each opens the list that has the same number. */
export function Cards({ answered: { query, statistic } }: { answered: Answered }) {
  const { formatMessage, locale } = useIntl();
  const { number } = useFormat();
  const { current, previous, previousPeriods, channel } = statistic;
  const [first, last] = [previousPeriods[0], previousPeriods.at(-1)];
  const days = first && last ? daysText(locale, first.day, last.lastDay) : '';
  const filters = { sharedFrom: query.from, sharedTo: query.to, channel };
  return (
    <NumberCards>
      {cardsOf(current.sums, previous?.sums).map((card) => (
        <li key={card.key}>
          <NumberCard
            card={card}
            label={formatMessage({ id: `share.${card.key}` })}
            note={formatMessage({ id: `share.${card.key}.note` }, notesOf(current.sums, number))}
            before={days}
            to={card.key === 'signUps' || card.key === 'signUpRate' ? signUpsOf(filters) : sharesOf(filters)}
          />
        </li>
      ))}
    </NumberCards>
  );
}

/** What the small print of the cards counts. */
const notesOf = ({ shares, sharers, clicked, clicks, signUps }: ShareSums, number: (value: number) => string) => ({
  sharers,
  clicked: number(clicked),
  shares: number(shares),
  clicks: number(clicks),
  signUps: number(signUps),
  each: shares ? (clicks / shares).toFixed(1) : '0',
});
