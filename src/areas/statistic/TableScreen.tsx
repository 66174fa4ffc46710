import { useTranslations } from '@/locales/useTranslations';
import { BlockWaiting } from './NumberCard';
import { Frame } from './parts/Frame';
import { OrEmpty } from './parts/OrEmpty';
import { Tables } from './parts/Tables';
import { StatisticAnswer } from './StatisticAnswer';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';
import './statistic.css';

export default function TablePanelPage() {
  const t = useTranslations();
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="TablePanel">
      <StatisticAnswer label={t('statistic.title')} data={data} waiting={<BlockWaiting />}>
        {(answered) => (
          <OrEmpty answered={answered} change={address.change}>
            <Tables answered={answered} />
          </OrEmpty>
        )}
      </StatisticAnswer>
    </Frame>
  );
}
