import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { notice } from '@/components/notice';
import { ReasonDialog } from '@/components/ReasonDialog';
import { call } from '@/request';
import { daysOf, TermField, type TermValues } from './TermField';
import { useUntil } from './useUntil';
import type { Action } from './useUserActions';

type Sanction = Exclude<Action, 'adjustPoints'>;

const statusAfter = { mute: 'muted', ban: 'banned', restore: 'normal' } as const;

const FIRST_TERM: TermValues = { term: '3', days: 14 };

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
    <ReasonDialog
      open
      title={formatMessage({ id: `user.${action}.title` }, { name: nickname })}
      consequence={<Consequence action={action} user={user} />}
      okText={formatMessage({ id: `user.${action}` })}
      danger={action === 'ban'}
      initialValues={restoring ? undefined : FIRST_TERM}
      onSubmit={send}
      onClose={onClose}
    >
      {!restoring && <TermField />}
    </ReasonDialog>
  );
}

/** What will happen, until when; it follows the chosen term. */
function Consequence({ action, user }: { action: Sanction; user: User }) {
  const { formatMessage } = useIntl();
  const until = useUntil();
  const form = Form.useFormInstance<TermValues>();
  const chosen = Form.useWatch((values: Partial<TermValues>) => values, form);
  const { nickname, number, status, statusUntil } = user;
  // Restoring has no term, and the first rendering none yet.
  const end = endOf(daysOf({ ...chosen, term: chosen?.term ?? FIRST_TERM.term }));
  const replaces = action !== 'restore' && status !== 'normal';

  return (
    <div aria-live="polite">
      {formatMessage(
        { id: `user.${action}.consequence` },
        {
          name: <bdi key="name">{nickname}</bdi>,
          number,
          until: end ? until.exact(end) : formatMessage({ id: 'user.fromNowOn' }),
        },
      )}
      {replaces && <div>{formatMessage({ id: `user.replaces.${status}` }, { until: until.exact(statusUntil) })}</div>}
    </div>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

const endOf = (days: number | null) => (days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString());
