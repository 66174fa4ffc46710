import { Button, Timeline, Typography } from 'antd';
import { useState } from 'react';
import { pathTo } from '@config/pathTo';
import type { Operation } from '@contract/operation';
import { operationCalls } from '@contract/operation.calls';
import { operationAction } from '@contract/operation.enums';
import { AdminLink } from '@/components/AdminLink';
import { Has } from '@/components/availability/Has';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { TimeText } from '@/components/format/TimeText';
import { useListData } from '@/components/list/useListData';
import { RecordLink } from '@/components/RecordLink';
import { hasScreen, recordTypes } from '@/components/RecordLink/recordTypes';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { useReadAgain } from '@/components/retry/readAgain';
import { Skeleton } from '@/components/Skeleton';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Changes } from './Changes';

interface OperationTimelineProps {
  /** The operations on a record, or by an admin. */
  of: { targetType: Operation['targetType']; targetId: string } | { adminId: string };
  title?: string;
}

const STEP = 10;

export function OperationTimeline(props: OperationTimelineProps) {
  return (
    <Has call={operationCalls.pageList}>
      <Operations {...props} />
    </Has>
  );
}

const Operations = withBoundary(function Operations({ of, title }: OperationTimelineProps) {
  const t = useTranslations();
  const [size, setSize] = useState(STEP);
  const none = 'adminId' in of ? 'operation.none.by' : 'operation.none';
  const { page, loading, failure, refresh } = useListData(operationCalls.pageList, { ...of, pageSize: size });
  useReadAgain(refresh);

  return (
    <Card
      size="small"
      data-lesson="timeline"
      title={title ?? t('operation.title')}
      extra={
        page &&
        page.total > 0 && (
          <ScreenLink to={pathTo('/log/list', { tab: 'operations', ...of })}>{t('operation.all')}</ScreenLink>
        )
      }
    >
      {failure && <Failed message={failure.message} onRetry={refresh} />}
      {!page && loading && <Skeleton active />}
      {page?.total === 0 && <Typography.Text type="secondary">{t(none)}</Typography.Text>}
      {page && (
        <Timeline
          items={page.list.map((row) => ({ key: row.id, children: <Entry operation={row} by={'adminId' in of} /> }))}
        />
      )}
      {page && page.total > size && size < 200 && (
        <Button type="link" loading={loading} onClick={() => setSize((old) => Math.min(200, old + 2 * STEP))}>
          {t('operation.more')}
        </Button>
      )}
    </Card>
  );
});

/** What the reason below says is not said twice. */
const saidBy = ({ targetType, action, reason }: Operation) =>
  reason && hasScreen(targetType) ? recordTypes[targetType].inReason?.[action] : undefined;

/** An admin's operations name their record; a record's own operations don't need to. */
function Entry({ operation, by }: { operation: Operation; by: boolean }) {
  const t = useTranslations();
  const action = useLabel(operationAction, operation.action);
  const { adminId, adminName, targetType, targetId, targetName, before, after, reason, at } = operation;
  const nameOf = useRecordName();
  return (
    <>
      <div>
        {by ? (
          <strong>{action}</strong>
        ) : (
          <>
            <AdminLink id={adminId} name={adminName} /> · {action}
          </>
        )}
        {by && (
          <>
            {' '}
            ·{' '}
            <RecordLink type={targetType} id={targetId}>
              {nameOf(targetType, targetName)}
            </RecordLink>
          </>
        )}
      </div>
      <Changes of={targetType} before={before} after={after} without={saidBy(operation)} />
      {reason && <div>{t('operation.reason', { reason })}</div>}
      <Typography.Text type="secondary" className="fish-small">
        <TimeText value={at} /> · {operation.ip}
      </Typography.Text>
    </>
  );
}
