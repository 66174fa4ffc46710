import { useIntl } from '@umijs/max';
import { QueryBar } from './QueryBar';
import { useStatisticQuery } from './useStatisticQuery';
import { Frame } from './parts/Frame';

/** The question of the statistics, by itself. */
export default function QueryFormPage() {
  const { formatMessage } = useIntl();
  const address = useStatisticQuery();
  return (
    <Frame address={address} part="QueryForm">
      <QueryBar label={formatMessage({ id: 'statistic.query' })} query={address.query} change={address.change} />
    </Frame>
  );
}
