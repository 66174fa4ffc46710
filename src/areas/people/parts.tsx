import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { auditState } from '@contract/audit/enums';
import type { PeopleRoom } from '@contract/people';
import { useFormat } from '@/components/format';
import { kinds } from '@/components/RecordLink/kinds';
import { StatusTag } from '@/components/StatusTag';

/** Small pieces of a self-built room that its list and its detail show alike. */

/** The state of its audit, which leads to the item that decided it. */
export function AuditTag({ room: { auditState: state, auditId } }: { room: PeopleRoom }) {
  const tag = <StatusTag of={auditState} value={state} />;
  return auditId ? <Link to={kinds.audit.path(auditId)}>{tag}</Link> : tag;
}

/** How often it was reported; any report stands out. */
export function Reports({ count }: { count: number }) {
  const { number } = useFormat();
  return <Typography.Text type={count ? 'danger' : 'secondary'}>{number(count)}</Typography.Text>;
}
