import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { pathTo } from '@config/pathTo';
import { ownZone } from '@/components/format/zone';
import { PageHeader } from '@/components/page/PageHeader';
import { useTranslations } from '@/locales/useTranslations';
import { useQueryDays } from '../useQueryDays';
import type { StatisticAddress } from '../useStatisticQuery';

interface FrameProps {
  address: StatisticAddress;
  /** The part that is shown alone; without it, the whole page. */
  part?: 'QueryForm' | 'CardPanel' | 'TablePanel';
  children: ReactNode;
}

/** The page's header; a part that stands alone gets a link to the whole page. */
export function Frame({ address: { query, search }, part, children }: FrameProps) {
  const days = useQueryDays(query);
  const text = useTranslations('statistic');
  const line = text('line', { days, zone: ownZone() });
  return (
    <>
      <PageHeader
        title={text(part ? `title.${part}` : 'title')}
        line={line}
        actions={part && <Link to={pathTo('/wish/statistic') + search}>{text('whole')}</Link>}
      />
      {children}
    </>
  );
}
