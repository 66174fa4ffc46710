import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { FIRST_TERM, type Sanction, statusAfter } from './sanctions';
import { daysOf, TermField, type TermValues } from './TermField';
import { useTermEnd } from './useTermEnd';
import { useUntil } from './useUntil';

interface SanctionDialogProps {
  action: Sanction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

/** Mutes or bans for a time, or restores. */
export function SanctionDialog({ action, user, onDone, onClose }: SanctionDialogProps) {
  const { formatMessage } = useIntl();
  const until = useUntil();
  const { id, nickname } = user;
  const restoring = action === 'restore';

  const send = async ({ reason, ...chosen }: TermValues & { reason: string }) => {
    const days = restoring ? undefined : daysOf(chosen);
    const status = statusAfter[action];
    const changed = await call(paths.user.changeStatus, { id, status, days, reason }, { notice: false });
    const values = { name: nickname, until: until.exact(changed.statusUntil) };
    notice.success(formatMessage({ id: `user.${action}.done` }, values));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`user.${action}.${id}`}
      lookAt={`/user/appUser?id=${id}&tab=sanctions`}
      title={formatMessage({ id: `user.${action}.title` }, { name: nickname })}
      consequence={<Consequence action={action} user={user} />}
      okText={formatMessage({ id: `user.${action}` })}
      danger={action === 'ban'}
      initialValues={restoring ? undefined : FIRST_TERM}
      onSubmit={send}
      onClose={onClose}
    >
      {!restoring && <TermField />}
    </ConfirmDialog>
  );
}

/** What will happen, until when; it follows the chosen term. */
function Consequence({ action, user }: { action: Sanction; user: User }) {
  const { formatMessage } = useIntl();
  const until = useUntil();
  const end = useTermEnd();
  const { nickname, number, status, statusUntil } = user;
  const replaces = action !== 'restore' && status !== 'normal';

  return (
    <div aria-live="polite">
      {formatMessage(
        { id: `user.${action}.consequence` },
        {
          name: <bdi key="name">{nickname}</bdi>,
          number,
          until: end,
        },
      )}
      {replaces && <div>{formatMessage({ id: `user.replaces.${status}` }, { until: until.exact(statusUntil) })}</div>}
    </div>
  );
}
