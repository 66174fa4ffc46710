import { AuditOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { auditKind, auditPriority, auditState, rejectReason } from '@contract/audit/enums';
import { paths } from '@contract/paths';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import type { RecordType } from '@/components/RecordLink/kinds';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { headlineOf } from './headline';
import { ItemPicture } from './ItemPicture';

export const record: RecordType = {
  path: (id) => `/activity/audit/detail?id=${id}`,
  icon: AuditOutlined,
  status: auditState,
  enums: { state: auditState, kind: auditKind, priority: auditPriority, reasonCode: rejectReason },
  Card,
};

function Card({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <Fetched path={paths.audit.detail} id={id}>
      {(item) => (
        <RecordCard
          picture={<ItemPicture item={item} />}
          name={headlineOf(item, (key) => formatMessage({ id: key }))}
          line={<EnumText of={auditKind} value={item.kind} />}
          tag={<StatusTag of={auditState} value={item.state} />}
          facts={[
            [formatMessage({ id: 'audit.submitter' }), <bdi key="who">{item.submitter.nickname}</bdi>],
            [formatMessage({ id: 'audit.violations.label' }), number(item.violations)],
            [formatMessage({ id: 'audit.submittedAt' }), <TimeText key="at" value={item.submittedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
