import { useIntl } from '@umijs/max';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { SysUser } from '@contract/sysUser';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { useSession } from '@/session';

export const bulkActions = ['enable', 'disable', 'signOutEverywhere'] as const;
export type BulkAction = (typeof bulkActions)[number];

interface BulkDialogProps {
  action: BulkAction;
  list: List<SysUser>;
  onClose: () => void;
}

/** Enables, disables or signs out the ticked admins, but for oneself. */
export function BulkDialog({ action, list, onClose }: BulkDialogProps) {
  const { state } = useSession();
  return (
    <BulkConfirm<SysUser, Counts>
      list={list}
      text={`sysUser.${action}.many`}
      count={async (selection) => withoutOneself(await call(paths.sysUser.countByStatus, selection, { notice: false }))}
      consequence={(counts) => <Consequence action={action} counts={counts} />}
      danger={action === 'disable'}
      leftOut={({ id }) => id === state.data?.id}
      work={({ id }, { reason }, options) => {
        if (action === 'signOutEverywhere') return call(paths.sysUser.signOutEverywhere, { id, reason }, options);
        const status = action === 'enable' ? 'enabled' : 'disabled';
        return call(paths.sysUser.changeStatus, { id, status, reason }, options);
      }}
      onClose={onClose}
    />
  );
}

type Counts = Output<typeof paths.sysUser.countByStatus>;

/** Who asks is signed in, and so enabled. */
function withoutOneself(counts: Counts): Counts {
  const own = counts.oneself ? 1 : 0;
  return { ...counts, total: counts.total - own, enabled: counts.enabled - own };
}

function Consequence({ action, counts }: { action: BulkAction; counts: Counts }) {
  const { formatMessage } = useIntl();
  const { total, enabled, disabled, sessions, oneself } = counts;
  const text = (key: string, values: Record<string, number>) =>
    formatMessage({ id: `sysUser.${action}.many.${key}` }, values);
  // Enabled already, or disabled already: the back end refuses them.
  const already = { enable: enabled, disable: disabled, signOutEverywhere: 0 }[action];

  return (
    <>
      {text('consequence', { count: total - already, sessions })}
      {already > 0 && <div>{text('already', { count: already })}</div>}
      {oneself && <div>{formatMessage({ id: 'sysUser.many.oneself' })}</div>}
    </>
  );
}
