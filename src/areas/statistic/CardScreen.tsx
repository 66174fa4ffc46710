import { useIntl } from '@umijs/max';
import { Answer } from './Answer';
import { CardsWaiting } from './NumberCard';
import { CARDS, Cards } from './parts/Cards';
import { Frame } from './parts/Frame';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** The cards of the statistics, by themselves. */
export default function CardPanelPage() {
  const { formatMessage } = useIntl();
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="CardPanel">
      <Answer label={formatMessage({ id: 'statistic.title' })} data={data} waiting={<CardsWaiting count={CARDS} />}>
        {(answered) => <Cards answered={answered} />}
      </Answer>
    </Frame>
  );
}
