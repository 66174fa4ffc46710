import type { Output } from '@contract/index';
import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { withDialogBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useSession } from '@/session';

export const bulkActions = ['enable', 'disable', 'signOutEverywhere'] as const;
export type BulkAction = (typeof bulkActions)[number];

interface BulkDialogProps {
  action: BulkAction;
  list: List<SysUser>;
  onClose: () => void;
}

/** Enables, disables or signs out the ticked admins, except oneself. */
export const BulkDialog = withDialogBoundary(function BulkDialog({ action, list, onClose }: BulkDialogProps) {
  const { state } = useSession();
  return (
    <BulkConfirm<SysUser, Counts>
      list={list}
      text={`sysUser.${action}.many`}
      count={async (selection, options) => withoutOneself(await call(sysUserCalls.countByStatus, selection, options))}
      consequence={(counts) => <Consequence action={action} counts={counts} />}
      danger={action === 'disable'}
      leftOut={({ id }) => id === state.data?.id}
      work={({ id }, { reason }, options) => {
        if (action === 'signOutEverywhere') return call(sysUserCalls.signOutEverywhere, { id, reason }, options);
        const status = action === 'enable' ? 'enabled' : 'disabled';
        return call(sysUserCalls.changeStatus, { id, status, reason }, options);
      }}
      onClose={onClose}
    />
  );
});

type Counts = Output<typeof sysUserCalls.countByStatus>;

/** The signed-in admin is always enabled. */
function withoutOneself(counts: Counts): Counts {
  const own = counts.oneself ? 1 : 0;
  return { ...counts, total: counts.total - own, enabled: counts.enabled - own };
}

function Consequence({ action, counts }: { action: BulkAction; counts: Counts }) {
  const t = useTranslations();
  const { total, enabled, disabled, sessions, oneself } = counts;
  // The back end refuses these, because they already have the state.
  const already = { enable: enabled, disable: disabled, signOutEverywhere: 0 }[action];

  return (
    <>
      {t(`sysUser.${action}.many.consequence`, { count: total - already, sessions })}
      {already > 0 && action !== 'signOutEverywhere' && (
        <div>{t(`sysUser.${action}.many.already`, { count: already })}</div>
      )}
      {oneself && <div>{t('sysUser.many.oneself')}</div>}
    </>
  );
}
