import { pathTo } from '@config/pathTo';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isPartial } from '@/request/read';
import { endOf, FIRST_TERM, type Sanction, statusAfter } from './sanctions';
import { daysOf, TermField, type TermValues } from './TermField';
import { useTermEnd } from './useTermEnd';
import { useUntil } from './useUntil';

interface SanctionDialogProps {
  action: Sanction;
  user: User;
  onDone: () => void;
  onClose: () => void;
}

export const SanctionDialog = withDialogBoundary(function SanctionDialog({
  action,
  user: given,
  onDone,
  onClose,
}: SanctionDialogProps) {
  const t = useTranslations();
  const until = useUntil();
  const { id, nickname } = given;
  // Read again: a colleague may have muted or banned the user since the row was read.
  const { record, refresh } = useRecord(userCalls.detail, id);
  const user = record ?? given;
  const restoring = action === 'restore';

  const send = async ({ reason, ...chosen }: TermValues & { reason: string }) => {
    const days = restoring ? undefined : daysOf(chosen);
    const status = statusAfter[action];
    const sent = { id, status, days, reason, statusRead: user.status };
    const changed = await call(userCalls.changeStatus, sent, { notice: false });
    // A service that does not answer the record took the term that was sent.
    const end = isPartial(changed) ? endOf(days ?? null) : changed.statusUntil;
    const values = { name: nickname, until: until.exact(end) };
    notice.success(t(`user.${action}.done`, values));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`user.${action}.${id}`}
      lookAt={pathTo('/user/appUser', { id, tab: 'sanctions' })}
      title={t(`user.${action}.title`, { name: nickname })}
      consequence={<Consequence action={action} user={user} />}
      okText={t(`user.${action}`)}
      danger={action === 'ban'}
      initialValues={restoring ? undefined : FIRST_TERM}
      onSubmit={send}
      onConflict={refresh}
      onClose={onClose}
    >
      {!restoring && <TermField />}
    </ConfirmDialog>
  );
});

function Consequence({ action, user }: { action: Sanction; user: User }) {
  const t = useTranslations();
  const until = useUntil();
  const end = useTermEnd();
  const { nickname, number, status, statusUntil } = user;
  const change = action === 'restore' ? 'ends' : 'replaces';

  return (
    <div aria-live="polite">
      {t(`user.${action}.consequence`, {
        name: <bdi key="name">{nickname}</bdi>,
        number,
        until: end,
      })}
      {status !== 'normal' && <div>{t(`user.${change}.${status}`, { until: until.exact(statusUntil) })}</div>}
    </div>
  );
}
