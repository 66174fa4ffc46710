import { Link } from '@umijs/max';
import { Fragment } from 'react';
import { pathTo } from '@config/pathTo';
import { useHasLessons } from '@/areas/teacher';
import { withBoundary } from '@/components/boundary';
import { useTranslations } from '@/locales/useTranslations';

const WAYS = [
  [pathTo('/about/um'), 'handbook.title.both'],
  [pathTo('/teacher/um'), 'teacher.title.both'],
  [pathTo('/authority'), 'authority.title'],
] as const;

export const Ways = withBoundary(function Ways() {
  const t = useTranslations();
  const hasLessons = useHasLessons();
  return WAYS.filter(([, title]) => hasLessons || title !== 'teacher.title.both').map(([path, title], index) => (
    <Fragment key={path}>
      {index > 0 && ' · '}
      <Link to={path}>{t(title)}</Link>
    </Fragment>
  ));
});
