import { Link } from '@umijs/max';
import { Typography } from 'antd';
import type { Half } from '@config/menu';
import { Card, withBoundary } from '@/components/boundary';
import type { Handbook } from '@/components/handbook/article';
import { addressOfArticle, articles, articlesOf } from '@/components/handbook/articles';
import { useIsArticleAvailable } from '@/components/handbook/useIsArticleAvailable';
import { useTranslations } from '@/locales/useTranslations';

export const Contents = withBoundary(function Contents({ handbook, half }: { handbook: Handbook; half: Half }) {
  const t = useTranslations();
  const isAvailable = useIsArticleAvailable();
  const groups = (['both', 'operators', 'managers'] as const).map((group) => ({
    group,
    ids: articlesOf(half).filter((id) => articles[id].half === group && isAvailable(id)),
  }));
  return groups
    .filter(({ ids }) => ids.length)
    .map(({ group, ids }) => (
      <section key={group} aria-labelledby={`handbook-${group}`}>
        <Typography.Title level={2} id={`handbook-${group}`} className="handbook-heading">
          {t(`handbook.for.${group}`)}
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
});
