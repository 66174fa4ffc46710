import { useMemo } from 'react';
import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { plusOf } from '@/components/list/total';
import { useList } from '@/components/list/useList';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isSysUserAction } from './actions';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { SysUserBulk } from './SysUserBulk';
import { SysUserDialog } from './SysUserDialog';
import { sysUserPath } from './sysUserPath';
import { useSysUserMenu } from './useSysUserMenu';

export default function SysUserList() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf(t, label), [t, label]);
  const list = useList(sysUserCalls.pageList, listSpec, columns);
  const { page, refresh } = list;
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<SysUser> => call(sysUserCalls.detail, { id }, options),
    isSysUserAction,
  );
  const menuOf = useSysUserMenu(openDialog);
  const create = <CreateLink to={sysUserPath()} label={t('sysUser.create')} call={sysUserCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={t('sysUser.title')}
      line={page && t('sysUser.line', { total: page.total, plus: plusOf(page) })}
      actions={create}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={t('sysUser.title')}
        actions={(admin) => <RowActions name={admin.account} to={sysUserPath(admin.id)} items={menuOf(admin)} />}
        list={list}
        empty={t('sysUser.empty')}
        emptyAction={create}
        bulk={[sysUserCalls.changeStatus, sysUserCalls.signOutEverywhere]}
      />
      <SysUserBulk list={list} />
      {dialog && <SysUserDialog action={dialog.action} admin={dialog.record} onDone={refresh} onClose={closeDialog} />}
    </ListPage>
  );
}

SysUserList.prefetch = prefetchList(sysUserCalls.pageList, listSpec);
