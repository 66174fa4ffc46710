import { Tooltip } from 'antd';
import type { User } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { StatusTag } from '@/components/StatusTag';
import { useUntil } from './useUntil';

export function UserStatus({ user: { status, statusUntil } }: { user: Pick<User, 'status' | 'statusUntil'> }) {
  const { full } = useFormat();
  const until = useUntil();
  return (
    <Tooltip title={statusUntil && full(statusUntil)}>
      <span>
        <StatusTag of={userStatus} value={status} suffix={status === 'normal' ? undefined : until.day(statusUntil)} />
      </span>
    </Tooltip>
  );
}
