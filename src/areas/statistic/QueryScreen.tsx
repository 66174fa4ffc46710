import { useTranslations } from '@/locales/useTranslations';
import { Frame } from './parts/Frame';
import { QueryBar } from './QueryBar';
import { useStatisticQuery } from './useStatisticQuery';
import './statistic.css';

export default function QueryFormPage() {
  const t = useTranslations();
  const address = useStatisticQuery();
  return (
    <Frame address={address} part="QueryForm">
      <QueryBar label={t('statistic.query')} {...address} />
    </Frame>
  );
}
