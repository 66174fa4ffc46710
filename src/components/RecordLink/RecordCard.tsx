import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Flex, Skeleton, Typography } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Input, Output, Path } from '@contract/index';
import { call, type RequestFailure } from '@/request';
import { useSession } from '@/session';

type DetailPath = { [P in Path]: Input<P> extends { id: string } ? P : never }[Path];

interface FetchedProps<P extends DetailPath> {
  path: P;
  id: string;
  children: (record: Output<P>) => ReactNode;
}

/** For how long a record that was read is shown again without asking. */
const FRESH_MS = 30_000;

/** Reads a record for its card, once in a while; a card that is left cancels its question, and a failure stands in it. */
export function Fetched<P extends DetailPath>({ path, id, children }: FetchedProps<P>) {
  const { formatMessage } = useIntl();
  const reader = useSession().state.data?.id;
  const underway = useRef<AbortController>(null);
  const { data, error } = useRequest(
    () => {
      underway.current = new AbortController();
      return call(path, { id } as Input<P>, { signal: underway.current.signal, notice: false });
    },
    // The reader is part of the key: what one admin may see, another may not.
    { cacheKey: `card ${reader} ${path} ${id}`, staleTime: FRESH_MS, cacheTime: FRESH_MS, onError: () => undefined },
  );
  useEffect(() => () => underway.current?.abort(), []);

  if (data) return children(data);
  const failure = error as RequestFailure | undefined;
  if (failure && !failure.cancelled)
    return <div role="alert">{failure.message || formatMessage({ id: 'card.failed' })}</div>;
  return <Skeleton active avatar title={false} paragraph={{ rows: 3 }} className="fish-record-card" />;
}

interface RecordCardProps {
  picture: ReactNode;
  name: string;
  /** Number or account. */
  line?: ReactNode;
  tag: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A record in small: who it is, how it stands, and two or three facts. */
export function RecordCard({ picture, name, line, tag, facts }: RecordCardProps) {
  return (
    <div className="fish-record-card">
      <Flex gap={10} align="center">
        {picture}
        <div className="fish-grow fish-clip">
          <Typography.Text strong ellipsis>
            <bdi>{name}</bdi>
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
