import { PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { SysUser } from '@contract/sysUser';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { BulkActions } from './BulkActions';
import { detailOf } from './detailOf';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { type Action, isAction, SysUserDialog, useSysUserMenu } from './SysUserDialog';

/** Admin users: who may work in this console. */
export default function SysUserList() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const columns = useMemo(() => columnsOf((id) => formatMessage({ id }), label), [formatMessage, label]);
  const list = useList(paths.sysUser.pageList, listSpec, columns);
  const { page, refresh } = list;
  const { asked, ask, close } = useAsked<typeof paths.sysUser.detail, Action, SysUser>(paths.sysUser.detail, isAction);
  const menuOf = useSysUserMenu(ask);
  const create = (
    <OpenLink to={detailOf()}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'sysUser.create' })}
      </Button>
    </OpenLink>
  );

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'sysUser.title' })}
        line={page && formatMessage({ id: 'sysUser.line' }, { total: page.total })}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={formatMessage({ id: 'sysUser.title' })} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={formatMessage({ id: 'sysUser.title' })}
        actions={(admin) => <RowActions name={admin.account} to={detailOf(admin.id)} items={menuOf(admin)} />}
        list={list}
        empty={formatMessage({ id: 'sysUser.empty' })}
        emptyAction={create}
        selectable
      />
      <BulkActions list={list} />
      {asked && <SysUserDialog action={asked.action} admin={asked.record} onDone={refresh} onClose={close} />}
    </>
  );
}
