import { EllipsisOutlined } from '@ant-design/icons';
import { history, useIntl, useSearchParams } from '@umijs/max';
import { Button, Card, Dropdown, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { SysUserDetail as Admin } from '@contract/sysUser';
import { sysUserStatus } from '@contract/sysUser.enums';
import { Failed } from '@/components/Failed';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { PageHeader } from '@/components/page/PageHeader';
import { useRecord } from '@/components/page/useRecord';
import { StatusTag } from '@/components/StatusTag';
import { Logins } from './Logins';
import { Profile } from './Profile';
import { type Action, SysUserDialog, useSysUserMenu } from './SysUserDialog';
import { SysUserForm } from './SysUserForm';

/** One admin, or without an id a new one. */
export default function SysUserDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id ? <Existing key={id} id={id} /> : <New />;
}

function New() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'sysUser.create' })} line={formatMessage({ id: 'sysUser.create.line' })} />
      <Card>
        <SysUserForm
          onSaved={({ id, nickname }) => {
            notice.success(formatMessage({ id: 'sysUser.created' }, { name: nickname }));
            history.replace(`/user/sysUser/detail?id=${id}`);
          }}
          onCancel={() => history.push('/user/sysUser')}
        />
      </Card>
    </>
  );
}

function Existing({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: admin, failure, refresh } = useRecord(paths.sysUser.detail, id);
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState<Action>();
  // Counts what was done here, so that the timeline below is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useSysUserMenu(setAsked);

  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  if (!admin) return <Skeleton active />;

  const onDone = () => {
    refresh();
    setDone(done + 1);
  };
  const onSaved = () => {
    setEditing(false);
    onDone();
  };

  return (
    <>
      <Header admin={admin} items={menuOf(admin)} onEdit={editing ? undefined : () => setEditing(true)} />
      <div className="fish-columns">
        <div>
          {editing ? (
            <Card size="small" title={formatMessage({ id: 'sysUser.profile' })}>
              <SysUserForm admin={admin} onSaved={onSaved} onCancel={() => setEditing(false)} />
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

interface HeaderProps {
  admin: Admin;
  items: ReturnType<ReturnType<typeof useSysUserMenu>>;
  onEdit?: () => void;
}

function Header({ admin, items, onEdit }: HeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <PageHeader
      title={admin.nickname}
      line={admin.account}
      tag={<StatusTag of={sysUserStatus} value={admin.status} />}
      actions={
        <>
          {onEdit && (
            <Button type="primary" onClick={onEdit}>
              {formatMessage({ id: 'action.edit' })}
            </Button>
          )}
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button icon={<EllipsisOutlined />} aria-label={formatMessage({ id: 'action.more' })} />
          </Dropdown>
        </>
      }
    />
  );
}
