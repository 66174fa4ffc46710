import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { FailedLine } from '@/components/Failed/FailedLine';
import { Skeleton } from '@/components/Skeleton';
import type { RequestFailure } from '@/request';
import type { Tab } from '../../useUserAddress';
import { TabLink } from '../TabLink';

interface SectionProps<Row> {
  title: string;
  /** The tab that has all of it. */
  tab: Tab;
  all: ReactNode;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** Said beside the title if there are none. */
  none: string;
  failure?: RequestFailure;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
}

/** The latest of one kind, with a link to all of them. */
export function Section<Row extends { id: string }>(section: SectionProps<Row>) {
  const { title, tab, all, rows, none, failure, onRetry, children } = section;
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={!rows && !failure} className="fish-peek">
      <Flex justify="space-between" align="baseline" gap={16}>
        <h3 id={id}>{title}</h3>
        {rows?.length === 0 && <span className="fish-peek-none">{none}</span>}
        {rows && rows.length > 0 && (
          <TabLink tab={tab} className="fish-nowrap">
            {all}
          </TabLink>
        )}
      </Flex>
      {failure && <FailedLine message={failure.message} onRetry={onRetry} />}
      {!rows && !failure && <Skeleton active title={false} paragraph={{ rows: 1, width: '100%' }} />}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface LineProps {
  children: ReactNode;
  /** At the end of the line, such as an amount. */
  end?: ReactNode;
  /** A quiet second line. */
  below?: ReactNode;
}

export function Line({ children, end, below }: LineProps) {
  return (
    <>
      <Flex justify="space-between" align="center" gap={12}>
        <Flex align="center" gap={8} className="fish-clip">
          {children}
        </Flex>
        {end !== undefined && <span className="fish-peek-end">{end}</span>}
      </Flex>
      {below && <div className="fish-peek-below">{below}</div>}
    </>
  );
}
