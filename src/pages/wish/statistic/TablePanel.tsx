import { Answer, OrEmpty } from './parts/Answer';
import { Frame } from './parts/Frame';
import { BlockWaiting, Tables } from './parts/Tables';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';

/** The table of the statistics and the gifts beside it, by themselves. */
export default function TablePanelPage() {
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="TablePanel">
      <Answer data={data} waiting={<BlockWaiting />}>
        {(answered) => (
          <OrEmpty answered={answered} change={address.change}>
            <Tables answered={answered} />
          </OrEmpty>
        )}
      </Answer>
    </Frame>
  );
}
