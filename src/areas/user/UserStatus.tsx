import type { User } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { StatusTag } from '@/components/StatusTag';
import { useUntil } from './useUntil';

interface UserStatusProps {
  user: Pick<User, 'status' | 'statusUntil'>;
}

export function UserStatus({ user: { status, statusUntil } }: UserStatusProps) {
  const { full } = useFormat();
  const until = useUntil();
  return (
    <Hint text={statusUntil && full(statusUntil)}>
      <StatusTag of={userStatus} value={status} suffix={status === 'normal' ? undefined : until.day(statusUntil)} />
    </Hint>
  );
}

/** In a column, its end stands below it: beside it, one banned user would make the table too wide. */
export function UserStatusCell({ user: { status, statusUntil } }: UserStatusProps) {
  const { full } = useFormat();
  const until = useUntil();
  return (
    <Hint text={statusUntil && full(statusUntil)} className="fish-two-lines fish-user-status">
      <StatusTag of={userStatus} value={status} />
      {status !== 'normal' && <small>{until.day(statusUntil)}</small>}
    </Hint>
  );
}
