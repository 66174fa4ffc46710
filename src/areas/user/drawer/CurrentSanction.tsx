import { Alert } from 'antd';
import type { Sanction, UserDetail } from '@contract/user';
import { userStatus } from '@contract/user/enums';
import { useLabel } from '@/components/StatusTag';
import { useUntil } from '../useUntil';
import { Signed } from './overview/Signed';

interface CurrentSanctionProps {
  user: UserDetail;
  /** The newest of theirs; it says by whom. */
  sanction: Sanction | undefined;
}

/** That a user is muted or banned: until when, why and by whom. */
export function CurrentSanction({ user: { status, statusUntil, statusReason }, sanction }: CurrentSanctionProps) {
  const label = useLabel(userStatus, status);
  const until = useUntil();
  return (
    <Alert
      showIcon
      type={status === 'banned' ? 'error' : 'warning'}
      message={
        <>
          <strong>
            {label} {until.exact(statusUntil)}
          </strong>
          <div className="fish-text">{statusReason}</div>
          {sanction && (
            <div className="fish-quiet">
              <Signed what="sanction" {...sanction} at={sanction.from} />
            </div>
          )}
        </>
      }
    />
  );
}
