import { useIntl } from '@umijs/max';
import { Button, Card, Empty, Skeleton, Timeline, Typography } from 'antd';
import { useState } from 'react';
import type { Operation } from '@contract/operation';
import { operationAction, operationTarget } from '@contract/operation.enums';
import { paths } from '@contract/paths';
import { Failed } from '@/components/Failed';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { RecordLink } from '@/components/RecordLink';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { useLabel } from '@/components/StatusTag';
import { Changes } from './Changes';

interface OperationTimelineProps {
  /** Of which record, or by which admin. */
  of: { targetType: Operation['targetType']; targetId: string } | { adminId: string };
  title?: string;
}

const STEP = 10;

/** What was done to a record, or by an admin: who, when, why, and each field before → after. Newest first. */
export function OperationTimeline({ of, title }: OperationTimelineProps) {
  const { formatMessage } = useIntl();
  const [size, setSize] = useState(STEP);
  const none = 'adminId' in of ? 'operation.none.by' : 'operation.none';
  const { page, loading, failure, refresh } = useListData(paths.operation.pageList, { ...of, pageSize: size });

  return (
    <Card size="small" data-lesson="timeline" title={title ?? formatMessage({ id: 'operation.title' })}>
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!page && loading && <Skeleton active />}
      {page?.total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={formatMessage({ id: none })} />}
      {page && (
        <Timeline
          items={page.list.map((row) => ({ key: row.id, children: <Entry operation={row} by={'adminId' in of} /> }))}
        />
      )}
      {page && page.total > size && size < 200 && (
        <Button type="link" loading={loading} onClick={() => setSize((old) => Math.min(200, old + 2 * STEP))}>
          {formatMessage({ id: 'operation.more' })}
        </Button>
      )}
    </Card>
  );
}

/** Of one admin's operations, each says on what; of one record's, that goes without saying. */
function Entry({ operation, by }: { operation: Operation; by: boolean }) {
  const { formatMessage } = useIntl();
  const action = useLabel(operationAction, operation.action);
  const { adminId, adminName, targetType, targetId, targetName, reason, at } = operation;
  const kind = useLabel(operationTarget, targetType);
  const nameOf = useRecordName();
  return (
    <>
      <div>
        {by ? (
          <strong>{action}</strong>
        ) : (
          <>
            <RecordLink type="sysUser" id={adminId}>
              {adminName}
            </RecordLink>{' '}
            · {action}
          </>
        )}
        {by && (
          <>
            {' '}
            ·{' '}
            <RecordLink type={targetType} id={targetId}>
              {targetName ? nameOf(targetType, targetName) : kind}
            </RecordLink>
          </>
        )}
      </div>
      <Changes of={operation.targetType} before={operation.before} after={operation.after} />
      {reason && <div>{formatMessage({ id: 'operation.reason' }, { reason })}</div>}
      <Typography.Text type="secondary" className="fish-small">
        <TimeText value={at} /> · {operation.ip}
      </Typography.Text>
    </>
  );
}
