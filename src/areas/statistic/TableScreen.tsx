import { useIntl } from '@umijs/max';
import { Answer } from './Answer';
import { BlockWaiting } from './NumberCard';
import { Frame } from './parts/Frame';
import { OrEmpty } from './parts/OrEmpty';
import { Tables } from './parts/Tables';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** The table of the statistics and the gifts beside it, by themselves. */
export default function TablePanelPage() {
  const { formatMessage } = useIntl();
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="TablePanel">
      <Answer label={formatMessage({ id: 'statistic.title' })} data={data} waiting={<BlockWaiting />}>
        {(answered) => (
          <OrEmpty answered={answered} change={address.change}>
            <Tables answered={answered} />
          </OrEmpty>
        )}
      </Answer>
    </Frame>
  );
}
