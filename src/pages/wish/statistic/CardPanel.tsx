import { Answer } from './parts/Answer';
import { Cards, CardsWaiting } from './parts/Cards';
import { Frame } from './parts/Frame';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** The cards of the statistics, by themselves. */
export default function CardPanelPage() {
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="CardPanel">
      <Answer data={data} waiting={<CardsWaiting />}>
        {(answered) => <Cards answered={answered} />}
      </Answer>
    </Frame>
  );
}
