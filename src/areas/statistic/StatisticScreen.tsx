import { useTranslations } from '@/locales/useTranslations';
import { WISH_CARDS } from './cards';
import { BlockWaiting, CardsWaiting } from './NumberCard';
import { Frame } from './parts/Frame';
import { OrEmpty } from './parts/OrEmpty';
import { Tables } from './parts/Tables';
import { WishCards } from './parts/WishCards';
import { WishChart } from './parts/WishChart';
import { QueryBar } from './QueryBar';
import { StatisticAnswer } from './StatisticAnswer';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';
import './statistic.css';

export default function Statistic() {
  const t = useTranslations();
  const address = useStatisticQuery();
  const { query, change, wrong } = address;
  const data = useStatistic(query);
  return (
    <Frame address={address}>
      <QueryBar label={t('statistic.query')} query={query} change={change} wrong={wrong} />
      <StatisticAnswer
        label={t('statistic.title')}
        data={data}
        waiting={
          <>
            <CardsWaiting count={WISH_CARDS} />
            <BlockWaiting />
          </>
        }
      >
        {(answered) => (
          <>
            <WishCards answered={answered} />
            <OrEmpty answered={answered} change={change}>
              <WishChart answered={answered} />
              <Tables answered={answered} />
            </OrEmpty>
          </>
        )}
      </StatisticAnswer>
    </Frame>
  );
}
