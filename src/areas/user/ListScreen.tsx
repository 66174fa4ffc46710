import { useMemo } from 'react';
import { messageCalls } from '@contract/message/calls';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { textOf, useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { plusOf } from '@/components/list/total';
import { useList } from '@/components/list/useList';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isUserAction } from './actions';
import { UserDrawer } from './drawer';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { Totals } from './Totals';
import { UserBulk } from './UserBulk';
import { UserDialog } from './UserDialog';
import { useMessageTo } from './useMessageTo';
import { useUserActions } from './useUserActions';
import { useUserAddress } from './useUserAddress';

export default function AppUserList() {
  const t = useTranslations();
  const { number } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, label }), [t, number, label]);
  const list = useList(userCalls.pageList, listSpec, columns);
  const { page, refresh } = list;
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<User> => call(userCalls.detail, { id }, options),
    isUserAction,
  );
  const { linkTo } = useUserAddress();
  const actionsOf = useUserActions();
  const messageTo = useMessageTo();

  return (
    <ListPage
      list={list}
      title={t('user.title')}
      line={page && t('user.line', { total: page.total, plus: plusOf(page), active: page.activeLastHour })}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={t('user.title')}
        actions={(user) => (
          <RowActions
            name={textOf(user.number)}
            to={linkTo(user.id)}
            items={[
              ...messageTo(user),
              ...actionsOf(user).map((item) => ({ ...item, onClick: () => openDialog(item.key, user) })),
            ]}
          />
        )}
        list={list}
        empty={t('user.empty')}
        bulk={[userCalls.changeStatus, messageCalls.send]}
        totals={page?.totals && <Totals of={page.totals} />}
      />
      <UserBulk list={list} />
      {dialog && <UserDialog action={dialog.action} user={dialog.record} onDone={refresh} onClose={closeDialog} />}
      <UserDrawer list={list} onChanged={refresh} />
    </ListPage>
  );
}

AppUserList.prefetch = prefetchList(userCalls.pageList, listSpec);
