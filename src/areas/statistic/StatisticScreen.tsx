import { useIntl } from '@umijs/max';
import { Answer } from './Answer';
import { BlockWaiting, CardsWaiting } from './NumberCard';
import { CARDS, Cards } from './parts/Cards';
import { ChartPanel } from './parts/ChartPanel';
import { Frame } from './parts/Frame';
import { OrEmpty } from './parts/OrEmpty';
import { Tables } from './parts/Tables';
import { QueryBar } from './QueryBar';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** What the wish pool takes in and gives out: query, cards, chart and table over one question. */
export default function Statistic() {
  const { formatMessage } = useIntl();
  const address = useStatisticQuery();
  const { query, change } = address;
  const data = useStatistic(query);
  return (
    <Frame address={address}>
      <QueryBar label={formatMessage({ id: 'statistic.query' })} query={query} change={change} />
      <Answer
        label={formatMessage({ id: 'statistic.title' })}
        data={data}
        waiting={
          <>
            <CardsWaiting count={CARDS} />
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
