import { useIntl } from '@umijs/max';
import { useMemo, useState } from 'react';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useListData } from '@/components/list/useListData';
import { useListState } from '@/components/list/useListState';
import { PageHeader } from '@/components/page/PageHeader';
import { UserDrawer } from './drawer';
import { columnsOf, listSpec, search } from './fields';
import { Totals } from './Totals';
import { UserDialog } from './UserDialog';
import { type Action, useUserActions } from './useUserActions';
import { useUserAddress } from './useUserAddress';

/** App users: the people who use the app, each with their whole story in a drawer. */
export default function AppUserList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const list = useListState(listSpec);
  const { page, loading, failure, refresh } = useListData(paths.user.pageList, list.query, list.setPage);
  const [asked, setAsked] = useState<{ action: Action; user: User }>();
  const { linkTo } = useUserAddress();
  const actionsOf = useUserActions();

  const columns = useMemo(() => columnsOf({ text: (id) => formatMessage({ id }), number }), [formatMessage, number]);

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'user.title' })}
        line={page && formatMessage({ id: 'user.line' }, { total: page.total, active: page.activeLastHour })}
      />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={formatMessage({ id: 'user.title' })}
        columns={columns}
        actions={(user) => (
          <RowActions
            name={String(user.number)}
            to={linkTo(user.id)}
            items={actionsOf(user).map((item) => ({ ...item, onClick: () => setAsked({ action: item.key, user }) }))}
          />
        )}
        list={list}
        page={page}
        loading={loading}
        failure={failure}
        onRetry={refresh}
        empty={formatMessage({ id: 'list.nothing' })}
        totals={page && <Totals of={page.totals} />}
      />
      {asked && <UserDialog {...asked} onDone={refresh} onClose={() => setAsked(undefined)} />}
      <UserDrawer onChanged={refresh} />
    </>
  );
}
