import { Link } from '@umijs/max';
import { Empty } from '@/components/Empty';
import { useTranslations } from '@/locales/useTranslations';
import { PageHeader } from './PageHeader';

interface NoRecordProps {
  title: string;
  list: string;
}

/** A record's page whose address names none, for records that are not made in the console. */
export function NoRecord({ title, list }: NoRecordProps) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={title} line={null} />
      <Empty drawing="lost" title={t('record.none')} action={<Link to={list}>{t('action.back')}</Link>} />
    </>
  );
}
