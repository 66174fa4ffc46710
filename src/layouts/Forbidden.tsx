import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { useScreenTitle } from './useScreenTitle';

/** In place of a screen that the admin may not see. */
export function Forbidden({ pathname }: { pathname: string }) {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={useScreenTitle(pathname)} line={null} />
      <Empty drawing="lost" title={t('request.http.403')} />
    </>
  );
}
