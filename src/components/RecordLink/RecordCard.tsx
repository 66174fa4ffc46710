import { Flex, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Input, Output, Path } from '@contract/index';
import { textOf } from '@/components/format';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { writesSoFar } from '@/request/lastRead';
import { useCall } from '@/request/useCall';
import { useSession } from '@/session';

type DetailPath = { [P in Path]: Input<P> extends { id: string } ? P : never }[Path];

interface FetchedProps<P extends DetailPath> {
  path: P;
  id: string;
  children: (record: Output<P>) => ReactNode;
}

/** For this long a card shows a record again without a request, unless something was written since. */
const FRESH_MS = 30_000;

/** Reads a record for its card and caches it. Closing the card aborts the request; a failure is shown in the card. */
export function Fetched<P extends DetailPath>({ path, id, children }: FetchedProps<P>) {
  const t = useTranslations();
  const reader = useSession().state.data?.id;
  // As it opens: what is asked before a write is not kept as if it were asked after it.
  const [written] = useState(writesSoFar);
  const { data, failure } = useCall((options) => call(path, { id } as Input<P>, options), [path, id], {
    cacheKey: `card ${reader} ${written} ${path} ${id}`,
    staleTime: FRESH_MS,
    cacheTime: FRESH_MS,
  });

  if (data) return children(data);
  if (failure && !failure.cancelled) return <div role="alert">{failure.message || t('card.failed')}</div>;
  return <Skeleton active avatar title={false} paragraph={{ rows: 3 }} className="fish-record-card" />;
}

interface RecordCardProps {
  picture: ReactNode;
  name: string;
  line?: ReactNode;
  tag: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

export function RecordCard({ picture, name, line, tag, facts }: RecordCardProps) {
  return (
    <div className="fish-record-card">
      <Flex gap={10} align="center">
        {picture}
        <div className="fish-grow fish-clip">
          <Typography.Text strong ellipsis>
            <bdi>{textOf(name)}</bdi>
          </Typography.Text>
          <div className="fish-small">{line}</div>
        </div>
        {tag}
      </Flex>
      <dl>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
