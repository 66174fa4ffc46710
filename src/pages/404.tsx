import { history, useLocation } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';

/** Shown for unknown paths (spec §2). */
export default function NotFound() {
  const t = useTranslations();
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <Empty
        drawing="lost"
        title={t('notFound.text', { path: pathname })}
        action={
          <Button type="primary" onClick={() => history.push('/')}>
            {t('notFound.home')}
          </Button>
        }
      />
    </>
  );
}
