import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import { sysUserStatus } from '@contract/sysUser/enums';
import { useDraftState } from '@/components/draft/useDraft';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { detailOf } from './detailOf';
import { listSpec } from './fields';
import { Logins } from './Logins';
import { Profile } from './Profile';
import { isAction, SysUserDialog, useSysUserMenu } from './SysUserDialog';
import { SysUserForm } from './SysUserForm';

/** One admin, or without an id a new one. */
export default function SysUserDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <New />;
  return (
    <>
      <RecordBar path={paths.sysUser.pageList} list="/user/sysUser" spec={listSpec} id={id} addressOf={detailOf} />
      <Existing key={id} id={id} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack('/user/sysUser');
  return (
    <>
      <PageHeader title={formatMessage({ id: 'sysUser.create' })} line={formatMessage({ id: 'sysUser.create.line' })} />
      <Card>
        <SysUserForm
          onSaved={({ id, nickname }) => {
            notice.success(formatMessage({ id: 'sysUser.created' }, { name: nickname }));
            history.replace(detailOf(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: admin, failure, refresh } = useRecord(paths.sysUser.detail, id);
  useRecentlyOpened(admin && { type: 'sysUser', id, title: admin.nickname, subtitle: admin.account });
  const [editing, setEditing] = useDraftState('editing', isTrue);
  const [asked, setAsked] = useDraftState('asked', isAction);
  // Counts what was done here, so that the timeline below is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useSysUserMenu(setAsked);

  if (failure) return <RecordFailure failure={failure} list="/user/sysUser" onRetry={refresh} />;
  if (!admin) return <Skeleton active />;

  const onDone = () => {
    refresh();
    setDone(done + 1);
  };
  const onSaved = () => {
    setEditing(undefined);
    onDone();
  };

  return (
    <>
      <DetailHeader
        title={admin.nickname}
        line={admin.account}
        tag={<StatusTag of={sysUserStatus} value={admin.status} />}
        items={menuOf(admin)}
        onEdit={editing ? undefined : () => setEditing(true)}
      />
      <div className="fish-columns">
        <div>
          {editing ? (
            <Card size="small" title={formatMessage({ id: 'sysUser.profile' })}>
              <SysUserForm admin={admin} onSaved={onSaved} onCancel={() => setEditing(undefined)} />
            </Card>
          ) : (
            <Profile admin={admin} />
          )}
          <Logins id={id} />
        </div>
        <div>
          <OperationTimeline key={`of-${done}`} of={{ targetType: 'sysUser', targetId: id }} />
          <OperationTimeline
            key={`by-${done}`}
            of={{ adminId: id }}
            title={formatMessage({ id: 'sysUser.operations' })}
          />
        </div>
      </div>
      {asked && <SysUserDialog action={asked} admin={admin} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const isTrue = (value: unknown): value is true => value === true;
