import { Link, useIntl } from '@umijs/max';
import { Fragment } from 'react';

interface CountLinksProps {
  /** Key of a text with `{count}`, how many, and the list that shows exactly these; without a count, another list. */
  counts: readonly { text: string; count?: number; to: string }[];
}

/** The living line of a list: counts, each of which leads to what it counts. */
export function CountLinks({ counts }: CountLinksProps) {
  const { formatMessage } = useIntl();
  return counts.map(({ text, count, to }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      <Link to={to} className="fish-count-link">
        {formatMessage({ id: text }, { count })}
      </Link>
    </Fragment>
  ));
}
