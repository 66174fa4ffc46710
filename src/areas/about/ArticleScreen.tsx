import { Link, Navigate, useIntl, useParams } from '@umijs/max';
import { Button } from 'antd';
import { Empty } from '@/components/Empty';
import { addressOfArticle, isArticleId } from '@/components/handbook/articles';
import { PageHeader } from '@/components/page/PageHeader';
import { ArticlePage } from './ArticlePage';

/** One article by its id; where it has another address, that one. */
export default function Article() {
  const { id = '' } = useParams();
  if (!isArticleId(id)) return <NoArticle />;
  if (addressOfArticle(id) !== `/about/u/${id}`) return <Navigate replace to={addressOfArticle(id)} />;
  return <ArticlePage id={id} />;
}

function NoArticle() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'handbook.title.both' })} />
      <Empty
        drawing="lost"
        title={formatMessage({ id: 'handbook.noArticle' })}
        action={
          <Link to="/about/um">
            <Button type="primary">{formatMessage({ id: 'handbook.all' })}</Button>
          </Link>
        }
      />
    </>
  );
}
