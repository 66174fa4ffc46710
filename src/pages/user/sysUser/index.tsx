import { PlusOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { paths } from '@contract/paths';
import type { SysUser } from '@contract/sysUser';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useListData } from '@/components/list/useListData';
import { useListState } from '@/components/list/useListState';
import { PageHeader } from '@/components/page/PageHeader';
import { columnsOf, listSpec, search } from './fields';
import { type Action, SysUserDialog, useSysUserMenu } from './SysUserDialog';

/** Admin users: who may work in this console. */
export default function SysUserList() {
  const { formatMessage } = useIntl();
  const list = useListState(listSpec);
  const { page, loading, failure, refresh } = useListData(paths.sysUser.pageList, list.query, list.setPage);
  const [asked, setAsked] = useState<{ action: Action; admin: SysUser }>();
  const menuOf = useSysUserMenu((action, admin) => setAsked({ action, admin }));

  const columns = useMemo(() => columnsOf((id) => formatMessage({ id })), [formatMessage]);

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'sysUser.title' })}
        line={page && formatMessage({ id: 'sysUser.line' }, { total: page.total })}
        actions={
          <Link to={detailOf()}>
            <Button type="primary" icon={<PlusOutlined />}>
              {formatMessage({ id: 'sysUser.create' })}
            </Button>
          </Link>
        }
      />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={formatMessage({ id: 'sysUser.title' })}
        columns={columns}
        actions={(admin) => <RowActions name={admin.account} to={detailOf(admin.id)} items={menuOf(admin)} />}
        list={list}
        page={page}
        loading={loading}
        failure={failure}
        onRetry={refresh}
        empty={formatMessage({ id: 'list.nothing' })}
      />
      {asked && <SysUserDialog {...asked} onDone={refresh} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const detailOf = (id?: string) => `/user/sysUser/detail${id ? `?id=${id}` : ''}`;
