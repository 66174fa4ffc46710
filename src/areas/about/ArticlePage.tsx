import { ArrowLeftOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Link, useAccess } from '@umijs/max';
import { Flex } from 'antd';
import { pathTo } from '@config/pathTo';
import { LinkButton } from '@/components/availability/LinkButton';
import { Failed } from '@/components/Failed';
import { type ArticleId, addressOfArticle, articleIds, articles, screenOf } from '@/components/handbook/articles';
import { useIsArticleAvailable } from '@/components/handbook/useIsArticleAvailable';
import { PageHeader } from '@/components/page/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { ArticleText } from './ArticleText';
import { useHandbook } from './handbook/useHandbook';

export function ArticlePage({ id }: { id: ArticleId }) {
  const { mayReach } = useAccess();
  const { handbook, failed, retry } = useHandbook();
  const screen = screenOf(id);
  const there = articleIds.filter(useIsArticleAvailable());
  const place = there.indexOf(id);
  const [previous, next] = [there[place - 1], there[place + 1]];
  const text = useTranslations('handbook');
  const title = handbook?.[id].title ?? text('title.both');
  const open = screen && mayReach(screen) && (
    <LinkButton type="primary" to={screen}>
      {text('open')}
    </LinkButton>
  );

  return (
    <>
      <Flex align="center" className="fish-record-bar">
        <Link to={pathTo('/about/um')}>
          <ArrowLeftOutlined aria-hidden /> {text('title.both')}
        </Link>
      </Flex>
      <PageHeader title={title} line={text(`for.${articles[id].half}`)} actions={open} />
      {failed && <Failed message={text('failed')} onRetry={retry} />}
      {!handbook && !failed && <Skeleton active />}
      {handbook && (
        <div className="handbook-beside">
          <nav aria-label={text('contents')} className="handbook-contents">
            <ul>
              {there.map((each) => (
                <li key={each}>
                  <Link to={addressOfArticle(each)} aria-current={each === id ? 'page' : undefined}>
                    {handbook[each].title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <ArticleText id={id} article={handbook[id]} />
            <Flex
              component="nav"
              aria-label={text('around')}
              justify="space-between"
              gap={16}
              wrap
              className="handbook-around"
            >
              {previous ? (
                <Link to={addressOfArticle(previous)} rel="prev">
                  <LeftOutlined aria-hidden /> {handbook[previous].title}
                </Link>
              ) : (
                <span />
              )}
              {next && (
                <Link to={addressOfArticle(next)} rel="next">
                  {handbook[next].title} <RightOutlined aria-hidden />
                </Link>
              )}
            </Flex>
          </div>
        </div>
      )}
    </>
  );
}
