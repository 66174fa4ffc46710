import { useIntl } from '@umijs/max';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { FIRST_TERM, type Sanction, statusAfter } from './sanctions';
import { daysOf, TermField, type TermValues } from './TermField';
import { useTermEnd } from './useTermEnd';

interface BulkSanctionDialogProps {
  action: Sanction;
  list: List<User>;
  onClose: () => void;
}

/** Mutes or bans the ticked users for a time, or restores them. */
export function BulkSanctionDialog({ action, list, onClose }: BulkSanctionDialogProps) {
  const restoring = action === 'restore';
  return (
    <BulkConfirm<User, Counts, TermValues & { reason: string }>
      list={list}
      text={`user.${action}.many`}
      count={(selection) => call(paths.user.countByStatus, selection, { notice: false })}
      consequence={(counts) => <Consequence action={action} counts={counts} />}
      danger={action === 'ban'}
      initialValues={restoring ? undefined : FIRST_TERM}
      work={({ id }, { reason, ...chosen }, options) => {
        const days = restoring ? undefined : daysOf(chosen);
        return call(paths.user.changeStatus, { id, status: statusAfter[action], days, reason }, options);
      }}
      onClose={onClose}
    >
      {!restoring && <TermField />}
    </BulkConfirm>
  );
}

type Counts = Output<typeof paths.user.countByStatus>;

/** Those for whom it is something else than for the rest. */
const apart = { mute: ['muted', 'banned'], ban: ['muted', 'banned'], restore: ['normal'] } as const;

function Consequence({ action, counts }: { action: Sanction; counts: Counts }) {
  const { formatMessage } = useIntl();
  const until = useTermEnd();
  const text = (key: string, count: number) => formatMessage({ id: `user.${action}.many.${key}` }, { count, until });
  const count = action === 'restore' ? counts.total - counts.normal : counts.total;

  return (
    <div aria-live="polite">
      {text('consequence', count)}
      {apart[action]
        .filter((status) => counts[status] > 0)
        .map((status) => (
          <div key={status}>{text(status, counts[status])}</div>
        ))}
    </div>
  );
}
