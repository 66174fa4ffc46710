import { useIntl } from '@umijs/max';
import { Frame } from './parts/Frame';
import { QueryBar } from './QueryBar';
import { useStatisticQuery } from './useStatisticQuery';

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
