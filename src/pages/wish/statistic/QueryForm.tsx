import { Frame } from './parts/Frame';
import { Query } from './parts/Query';
import { useStatisticQuery } from './useStatisticQuery';

/** The question of the statistics, by itself. */
export default function QueryFormPage() {
  const address = useStatisticQuery();
  return (
    <Frame address={address} part="QueryForm">
      <Query query={address.query} change={address.change} />
    </Frame>
  );
}
