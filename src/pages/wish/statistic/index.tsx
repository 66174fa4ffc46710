import { Answer, OrEmpty } from './parts/Answer';
import { Cards, CardsWaiting } from './parts/Cards';
import { ChartPanel } from './parts/ChartPanel';
import { Frame } from './parts/Frame';
import { Query } from './parts/Query';
import { BlockWaiting, Tables } from './parts/Tables';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** What the wish pool takes in and gives out: query, cards, chart and table over one question. */
export default function Statistic() {
  const address = useStatisticQuery();
  const { query, change } = address;
  const data = useStatistic(query);
  return (
    <Frame address={address}>
      <Query query={query} change={change} />
      <Answer
        data={data}
        waiting={
          <>
            <CardsWaiting />
            <BlockWaiting />
          </>
        }
      >
        {(answered) => (
          <>
            <Cards answered={answered} />
            <OrEmpty answered={answered} change={change}>
              <ChartPanel answered={answered} />
              <Tables answered={answered} />
            </OrEmpty>
          </>
        )}
      </Answer>
    </Frame>
  );
}
