import { Link, useIntl } from '@umijs/max';
import { Typography } from 'antd';
import { Empty } from '@/components/Empty';
import type { Handbook } from '@/components/handbook/article';
import { addressOfArticle, articles } from '@/components/handbook/articles';
import { searchHandbook } from './handbook/search';

/** What a search finds in both halves, with the piece of text that has it. */
export function FoundArticles({ handbook, keyword }: { handbook: Handbook; keyword: string }) {
  const { formatMessage } = useIntl();
  const found = searchHandbook(handbook, keyword);
  if (!found.length) return <Empty title={formatMessage({ id: 'handbook.nothing' }, { keyword: keyword.trim() })} />;
  return (
    <>
      <p role="status">{formatMessage({ id: 'handbook.found' }, { count: found.length })}</p>
      <ul className="handbook-found fish-card">
        {found.map(({ id, before, hit, after }) => (
          <li key={id}>
            <Link to={addressOfArticle(id)}>{handbook[id].title}</Link>{' '}
            <Typography.Text type="secondary" className="fish-small">
              {formatMessage({ id: `handbook.for.${articles[id].half}` })}
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
}
