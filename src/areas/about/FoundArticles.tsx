import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { withBoundary } from '@/components/boundary';
import { Empty } from '@/components/Empty';
import type { Handbook } from '@/components/handbook/article';
import { addressOfArticle, articles } from '@/components/handbook/articles';
import { useIsArticleAvailable } from '@/components/handbook/useIsArticleAvailable';
import { useTranslations } from '@/locales/useTranslations';
import { searchHandbook } from './handbook/search';

export const FoundArticles = withBoundary(function FoundArticles({
  handbook,
  keyword,
}: {
  handbook: Handbook;
  keyword: string;
}) {
  const t = useTranslations();
  const isAvailable = useIsArticleAvailable();
  const found = searchHandbook(handbook, keyword).filter(({ id }) => isAvailable(id));
  if (!found.length) return <Empty title={t('handbook.nothing', { keyword: keyword.trim() })} />;
  return (
    <>
      <p role="status">{t('handbook.found', { count: found.length })}</p>
      <ul className="handbook-found fish-card">
        {found.map(({ id, before, hit, after }) => (
          <li key={id}>
            <Link to={addressOfArticle(id)}>{handbook[id].title}</Link>{' '}
            <Typography.Text type="secondary" className="fish-small">
              {t(`handbook.for.${articles[id].half}`)}
            </Typography.Text>
            <p>
              {before}
              <mark>{hit}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
});
