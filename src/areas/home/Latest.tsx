import { Flex, List, Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Operation } from '@contract/operation';
import { operationCalls } from '@contract/operation.calls';
import { operationAction } from '@contract/operation.enums';
import { AdminLink } from '@/components/AdminLink';
import { Has } from '@/components/availability/Has';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { RecordLink } from '@/components/RecordLink';
import { useRecordName, useTypeName } from '@/components/RecordLink/useRecordName';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

export const Latest = withBoundary(function Latest({ operations }: { operations: Operation[] }) {
  const t = useTranslations();
  return (
    <Card size="small" data-lesson="latest" title={t('home.latest')} extra={<All />}>
      <List
        dataSource={operations}
        rowKey="id"
        locale={{ emptyText: <Typography.Text type="secondary">{t('home.latest.none')}</Typography.Text> }}
        renderItem={(operation) => (
          <List.Item>
            <Row operation={operation} />
          </List.Item>
        )}
      />
    </Card>
  );
});

function All() {
  const t = useTranslations();
  return (
    <Has call={operationCalls.pageList}>
      <ScreenLink to={pathTo('/log/list', { tab: 'operations' })}>{t('operation.all')}</ScreenLink>
    </Has>
  );
}

function Row({ operation }: { operation: Operation }) {
  const { adminId, adminName, action, targetType, targetId, targetName, at } = operation;
  const done = useLabel(operationAction, action);
  const nameOf = useRecordName();
  const typeName = useTypeName();
  return (
    <Flex align="center" gap={12} className="fish-full-width">
      <PersonAvatar name={adminName} seed={adminId} size={24} />
      <span className="fish-grow fish-clip">
        <AdminLink id={adminId} name={adminName} /> · {done} ·{' '}
        <RecordLink type={targetType} id={targetId}>
          {nameOf(targetType, targetName)}
        </RecordLink>
        {targetName && (
          <Typography.Text type="secondary" className="fish-small fish-line">
            {typeName(targetType)}
          </Typography.Text>
        )}
      </span>
      <TimeText value={at} />
    </Flex>
  );
}
