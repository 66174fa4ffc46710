import { Link, useIntl } from '@umijs/max';
import { Fragment } from 'react';

const WAYS = [
  ['/about/um', 'handbook.title.both'],
  ['/teacher/um', 'teacher.title.both'],
  ['/authority', 'authority.title'],
] as const;

/** From here to the other pages about the console. */
export function Ways() {
  const { formatMessage } = useIntl();
  return WAYS.map(([path, title], index) => (
    <Fragment key={path}>
      {index > 0 && ' · '}
      <Link to={path}>{formatMessage({ id: title })}</Link>
    </Fragment>
  ));
}
