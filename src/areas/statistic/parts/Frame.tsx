import { Link, useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import { ownZone } from '@/components/format/zone';
import { PageHeader } from '@/components/page/PageHeader';
import { daysText } from '../periodText';
import type { StatisticAddress } from '../useStatisticQuery';

interface FrameProps {
  address: StatisticAddress;
  /** The part that is shown by itself; without, the whole board is. */
  part?: 'QueryForm' | 'CardPanel' | 'TablePanel';
  children: ReactNode;
}

/** The header of the board, and of each of its parts where it stands alone: then a link leads back to all of it. */
export function Frame({ address: { query, search }, part, children }: FrameProps) {
  const { formatMessage, locale } = useIntl();
  const text = (key: string, values?: Record<string, string>) => formatMessage({ id: `statistic.${key}` }, values);
  const line = text('line', { days: daysText(locale, query.from, query.to), zone: ownZone() });
  return (
    <>
      <PageHeader
        title={text(part ? `title.${part}` : 'title')}
        line={line}
        actions={part && <Link to={`/wish/statistic${search}`}>{text('whole')}</Link>}
      />
      {children}
    </>
  );
}
