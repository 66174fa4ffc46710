import { Navigate, useParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import { LinkButton } from '@/components/availability/LinkButton';
import { Empty } from '@/components/Empty';
import { addressOfArticle, isArticleId } from '@/components/handbook/articles';
import { useIsArticleAvailable } from '@/components/handbook/useIsArticleAvailable';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { ArticlePage } from './ArticlePage';

/** One article by its id. An article that has its own address redirects there. */
export default function ArticleScreen() {
  const { id = '' } = useParams();
  const isAvailable = useIsArticleAvailable();
  if (!isArticleId(id) || !isAvailable(id)) return <NoArticle />;
  if (addressOfArticle(id) !== pathTo('/about/u/:id', { id })) return <Navigate replace to={addressOfArticle(id)} />;
  return <ArticlePage id={id} />;
}

function NoArticle() {
  const t = useTranslations();
  return (
    <>
      <PageHeader title={t('handbook.title.both')} />
      <Empty
        drawing="lost"
        title={t('handbook.noArticle')}
        action={
          <LinkButton type="primary" to={pathTo('/about/um')}>
            {t('handbook.all')}
          </LinkButton>
        }
      />
    </>
  );
}
