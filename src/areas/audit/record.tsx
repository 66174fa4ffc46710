import { AuditOutlined } from '@ant-design/icons';
import { pathTo } from '@config/pathTo';
import { auditCalls } from '@contract/audit/calls';
import { auditKind, auditPriority, auditState, rejectReason } from '@contract/audit/enums';
import type { Enum } from '@contract/enum';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { Fetched, RecordCard } from '@/components/RecordLink/RecordCard';
import type { RecordType } from '@/components/RecordLink/recordTypes';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { auditHeadline } from './headline';
import { ItemPicture } from './ItemPicture';
import './audit.css';
import './marked.css';

/** What was written stands beside it. */
const reasons = { ...rejectReason, other: { label: { 'en-US': 'Other', 'zh-CN': '其他' } } } as const satisfies Enum;

export const record: RecordType = {
  path: (id) => pathTo('/activity/audit/detail', { id }),
  icon: AuditOutlined,
  status: auditState,
  enums: { state: auditState, kind: auditKind, priority: auditPriority, reasonCode: reasons },
  inReason: { reject: ['reasonCode', 'reason'] },
  Card,
};

function Card({ id }: { id: string }) {
  const t = useTranslations();
  const { number } = useFormat();
  return (
    <Fetched path={auditCalls.detail} id={id}>
      {(item) => (
        <RecordCard
          picture={<ItemPicture item={item} />}
          name={auditHeadline(item, t)}
          line={<EnumText of={auditKind} value={item.kind} />}
          tag={<StatusTag of={auditState} value={item.state} />}
          facts={[
            [t('audit.submitter'), <bdi key="who">{item.submitter.nickname}</bdi>],
            [t('audit.violations.label'), number(item.violations)],
            [t('audit.submittedAt'), <TimeText key="at" value={item.submittedAt} />],
          ]}
        />
      )}
    </Fetched>
  );
}
