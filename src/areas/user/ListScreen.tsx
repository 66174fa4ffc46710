import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { paths } from '@contract/paths';
import type { User } from '@contract/user';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { useFormat } from '@/components/format';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { BulkActions } from './BulkActions';
import { UserDrawer } from './drawer';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { Totals } from './Totals';
import { UserDialog } from './UserDialog';
import { useMessageTo } from './useMessageTo';
import { type Action, isAction, useUserActions } from './useUserActions';
import { useUserAddress } from './useUserAddress';

/** App users: the people who use the app, each with their whole story in a drawer. */
export default function AppUserList() {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), number, label }),
    [formatMessage, number, label],
  );
  const list = useList(paths.user.pageList, listSpec, columns);
  const { page, refresh } = list;
  const { asked, ask, close } = useAsked<typeof paths.user.detail, Action, User>(paths.user.detail, isAction);
  const { linkTo } = useUserAddress();
  const actionsOf = useUserActions();
  const messageTo = useMessageTo();

  return (
    <>
      <PageHeader
        title={formatMessage({ id: 'user.title' })}
        line={page && formatMessage({ id: 'user.line' }, { total: page.total, active: page.activeLastHour })}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={formatMessage({ id: 'user.title' })} />
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={formatMessage({ id: 'user.title' })}
        actions={(user) => (
          <RowActions
            name={String(user.number)}
            to={linkTo(user.id)}
            items={[
              ...messageTo(user),
              ...actionsOf(user).map((item) => ({ ...item, onClick: () => ask(item.key, user) })),
            ]}
          />
        )}
        list={list}
        empty={formatMessage({ id: 'user.empty' })}
        selectable
        totals={page && <Totals of={page.totals} />}
      />
      <BulkActions list={list} />
      {asked && <UserDialog action={asked.action} user={asked.record} onDone={refresh} onClose={close} />}
      <UserDrawer list={list} onChanged={refresh} />
    </>
  );
}
