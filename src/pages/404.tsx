import { useLocation } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import { LinkButton } from '@/components/availability/LinkButton';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';

/** Shown for unknown paths (spec §2). */
export default function NotFound() {
  const t = useTranslations();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={t('notFound.title')} line={null} />
      <Empty
        drawing="lost"
        title={t('notFound.text', { path: pathname })}
        action={
          <LinkButton type="primary" to={pathTo('/')}>
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </>
  );
}
