import { useTranslations } from '@/locales/useTranslations';
import { WISH_CARDS } from './cards';
import { CardsWaiting } from './NumberCard';
import { Frame } from './parts/Frame';
import { WishCards } from './parts/WishCards';
import { StatisticAnswer } from './StatisticAnswer';
import { useStatistic } from './useStatistic';
import { useStatisticQuery } from './useStatisticQuery';
import './statistic.css';

export default function CardPanelPage() {
  const t = useTranslations();
  const address = useStatisticQuery();
  const data = useStatistic(address.query);
  return (
    <Frame address={address} part="CardPanel">
      <StatisticAnswer label={t('statistic.title')} data={data} waiting={<CardsWaiting count={WISH_CARDS} />}>
        {(answered) => <WishCards answered={answered} />}
      </StatisticAnswer>
    </Frame>
  );
}
