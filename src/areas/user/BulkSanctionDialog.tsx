import type { Output } from '@contract/index';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { withDialogBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { FIRST_TERM, type Sanction, statusAfter } from './sanctions';
import { daysOf, TermField, type TermValues } from './TermField';
import { useTermEnd } from './useTermEnd';

interface BulkSanctionDialogProps {
  action: Sanction;
  list: List<User>;
  onClose: () => void;
}

export const BulkSanctionDialog = withDialogBoundary(function BulkSanctionDialog({
  action,
  list,
  onClose,
}: BulkSanctionDialogProps) {
  const restoring = action === 'restore';
  return (
    <BulkConfirm<User, Counts, TermValues & { reason: string }>
      list={list}
      text={`user.${action}.many`}
      count={(selection, options) => call(userCalls.countByStatus, selection, options)}
      consequence={(counts) => <Consequence action={action} counts={counts} />}
      danger={action === 'ban'}
      initialValues={restoring ? undefined : FIRST_TERM}
      work={({ id }, { reason, ...chosen }, options) => {
        const days = restoring ? undefined : daysOf(chosen);
        return call(userCalls.changeStatus, { id, status: statusAfter[action], days, reason }, options);
      }}
      onClose={onClose}
    >
      {!restoring && <TermField />}
    </BulkConfirm>
  );
});

type Counts = Output<typeof userCalls.countByStatus>;

const apart = {
  mute: [
    ['muted', 'user.mute.many.muted'],
    ['banned', 'user.mute.many.banned'],
  ],
  ban: [
    ['muted', 'user.ban.many.muted'],
    ['banned', 'user.ban.many.banned'],
  ],
  restore: [['normal', 'user.restore.many.normal']],
} as const;

function Consequence({ action, counts }: { action: Sanction; counts: Counts }) {
  const t = useTranslations();
  const until = useTermEnd();
  const count = action === 'restore' ? counts.total - counts.normal : counts.total;

  return (
    <div aria-live="polite">
      {t(`user.${action}.many.consequence`, { count, until })}
      {apart[action]
        .filter(([status]) => counts[status] > 0)
        .map(([status, text]) => (
          <div key={status}>{t(text, { count: counts[status], until })}</div>
        ))}
    </div>
  );
}
