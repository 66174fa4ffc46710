import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { auditState } from '@contract/audit/enums';
import type { PeopleRoom } from '@contract/people';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { useFormat } from '@/components/format';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { roomsOf } from './links';

interface AuditTagProps {
  room: PeopleRoom;
  /** Says that it is about the audit, where nothing else does. */
  inFull?: boolean;
}

export function AuditTag({ room: { auditState: state, auditId }, inFull }: AuditTagProps) {
  const t = useTranslations();
  const isSaid = inFull && (state === 'pending' || state === 'rejected');
  const tag = <StatusTag of={auditState} value={state} text={isSaid ? t(`people.audit.${state}`) : undefined} />;
  return auditId ? (
    <ScreenLink plain to={recordTypes.audit.path(auditId)}>
      {tag}
    </ScreenLink>
  ) : (
    tag
  );
}

export function Reports({ count }: { count: number }) {
  const { number } = useFormat();
  return <Typography.Text type={count ? 'danger' : 'secondary'}>{number(count)}</Typography.Text>;
}

/** A device or an address, which leads to all rooms that were opened with it. */
export function RoomSource({ value, of }: { value: string; of: { device: string } | { ip: string } }) {
  return (
    <Link to={roomsOf(of)} className="fish-record">
      <bdi>{value}</bdi>
    </Link>
  );
}
