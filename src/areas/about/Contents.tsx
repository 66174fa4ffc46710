import { Link, useIntl } from '@umijs/max';
import { Card, Typography } from 'antd';
import type { Handbook } from '@/components/handbook/article';
import { addressOfArticle, articles, articlesOf, type Half } from '@/components/handbook/articles';

/** The table of contents: a card for each article, by whom they are for. */
export function Contents({ handbook, half }: { handbook: Handbook; half: Half }) {
  const { formatMessage } = useIntl();
  const groups = (['both', 'operators', 'managers'] as const).map((group) => ({
    group,
    ids: articlesOf(half).filter((id) => articles[id].half === group),
  }));
  return groups
    .filter(({ ids }) => ids.length)
    .map(({ group, ids }) => (
      <section key={group} aria-labelledby={`handbook-${group}`}>
        <Typography.Title level={2} id={`handbook-${group}`} className="handbook-heading">
          {formatMessage({ id: `handbook.for.${group}` })}
        </Typography.Title>
        <ul className="fish-cards handbook-cards">
          {ids.map((id) => (
            <li key={id}>
              <Link to={addressOfArticle(id)} className="fish-card-link">
                <Card size="small" hoverable className="fish-full-height">
                  <strong>{handbook[id].title}</strong>
                  <p className="handbook-lead">{handbook[id].purpose}</p>
                </Card>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}
