import { history, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { SysUserDetail as Admin, SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { sysUserStatus } from '@contract/sysUser/enums';
import { Has } from '@/components/availability/Has';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { CreatePage } from '@/components/page/CreatePage';
import { DetailHeader } from '@/components/page/DetailHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { isPartial } from '@/request/read';
import { isSysUserAction } from './actions';
import { listSpec } from './fields';
import { SysUserDialog } from './SysUserDialog';
import { SysUserFacts } from './SysUserFacts';
import { SysUserForm } from './SysUserForm';
import { SysUserLogins } from './SysUserLogins';
import { sysUserPath } from './sysUserPath';
import { useSysUserMenu } from './useSysUserMenu';

export default function SysUserDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <CreateSysUser />;
  return (
    <>
      <RecordBar
        path={sysUserCalls.pageList}
        list={pathTo('/user/sysUser')}
        spec={listSpec}
        id={id}
        addressOf={(other) => sysUserPath(other)}
      />
      <SysUserRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateSysUser() {
  const text = useTranslations('sysUser');
  return (
    <CreatePage<SysUser>
      title={text('create')}
      line={text('create.line')}
      list={pathTo('/user/sysUser')}
      pathOf={sysUserPath}
      created={({ nickname }) => text('created', { name: nickname })}
    >
      {(form) => <SysUserForm {...form} />}
    </CreatePage>
  );
}

function SysUserRecord({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const t = useTranslations();
  const { record: admin, failure, refresh, setRecord } = useRecord(sysUserCalls.detail, id);
  useRecentlyOpened(admin && { type: 'sysUser', id, title: admin.nickname, subtitle: admin.account });
  const editing = useHas(sysUserCalls.saveOrUpdate) && wantsEdit;
  const [dialog, setDialog] = useDraftState('dialog', isSysUserAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useSysUserMenu(setDialog);
  const setEditing = (edit: boolean) => history.replace(sysUserPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={pathTo('/user/sysUser')} onRetry={refresh} />;
  if (!admin) return <RecordSkeleton />;

  const onDone = () => {
    refresh();
    noteChange();
  };
  const onSaved = (saved: SysUser) => {
    notice.success(t('sysUser.saved', { name: saved.nickname }));
    // An answer that is not whole stays known as such only as it came.
    setRecord(isPartial(saved) ? (saved as Admin) : { ...admin, ...saved });
    noteChange();
    setEditing(false);
  };

  return (
    <>
      <DetailHeader
        title={admin.nickname}
        line={admin.account}
        tag={<StatusTag of={sysUserStatus} value={admin.status} />}
        items={menuOf(admin)}
        edit={editing ? undefined : { call: sysUserCalls.saveOrUpdate, start: () => setEditing(true) }}
      />
      <div className="fish-columns">
        <div>
          {editing ? (
            <Card size="small" title={t('sysUser.profile')}>
              <SysUserForm admin={admin} onSaved={onSaved} onCancel={() => setEditing(false)} />
            </Card>
          ) : (
            <SysUserFacts admin={admin} />
          )}
          <Has call={sysUserCalls.logins}>
            <SysUserLogins id={id} />
          </Has>
        </div>
        <div>
          <OperationTimeline key={`of-${changes}`} of={{ targetType: 'sysUser', targetId: id }} />
          <OperationTimeline key={`by-${changes}`} of={{ adminId: id }} title={t('sysUser.operations')} />
        </div>
      </div>
      {dialog && <SysUserDialog action={dialog} admin={admin} onDone={onDone} onClose={() => setDialog(undefined)} />}
    </>
  );
}
