import { useIntl } from '@umijs/max';
import { Card, Flex, List } from 'antd';
import type { Operation } from '@contract/operation';
import { operationAction, operationTarget } from '@contract/operation.enums';
import { TimeText } from '@/components/format/TimeText';
import { PersonAvatar } from '@/components/PersonAvatar';
import { RecordLink } from '@/components/RecordLink';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { useLabel } from '@/components/StatusTag';

/** What operators did last, each with its record. */
export function Latest({ operations }: { operations: Operation[] }) {
  const { formatMessage } = useIntl();
  return (
    <Card size="small" data-lesson="latest" title={formatMessage({ id: 'home.latest' })}>
      <List
        dataSource={operations}
        rowKey="id"
        locale={{ emptyText: formatMessage({ id: 'home.latest.none' }) }}
        renderItem={(operation) => (
          <List.Item>
            <Row operation={operation} />
          </List.Item>
        )}
      />
    </Card>
  );
}

function Row({ operation }: { operation: Operation }) {
  const { adminId, adminName, action, targetType, targetId, targetName, at } = operation;
  const done = useLabel(operationAction, action);
  const kind = useLabel(operationTarget, targetType);
  const nameOf = useRecordName();
  return (
    <Flex align="center" gap={12} className="fish-full-width">
      <PersonAvatar name={adminName} seed={adminId} size={24} />
      <span className="fish-grow fish-clip">
        <RecordLink type="sysUser" id={adminId}>
          {adminName}
        </RecordLink>{' '}
        · {done} ·{' '}
        <RecordLink type={targetType} id={targetId}>
          {targetName ? nameOf(targetType, targetName) : kind}
        </RecordLink>
      </span>
      <TimeText value={at} />
    </Flex>
  );
}
