import type { User } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { useFormat } from '@/components/format';
import { Hint } from '@/components/Hint';
import { StatusTag } from '@/components/StatusTag';
import { useUntil } from './useUntil';

export function UserStatus({ user: { status, statusUntil } }: { user: Pick<User, 'status' | 'statusUntil'> }) {
  const { full } = useFormat();
  const until = useUntil();
  return (
    <Hint text={statusUntil && full(statusUntil)}>
      <StatusTag of={userStatus} value={status} suffix={status === 'normal' ? undefined : until.day(statusUntil)} />
    </Hint>
  );
}
