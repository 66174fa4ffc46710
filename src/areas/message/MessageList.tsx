import { history } from '@umijs/max';
import { useMemo } from 'react';
import { pathTo } from '@config/pathTo';
import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { useAudienceText } from '@/areas/audience';
import { useFollowedList } from '@/areas/delivery';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { useOriginHere } from '@/components/list/origin';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useCall } from '@/request/useCall';
import { isMessageAction } from './actions';
import { MessageDrawer } from './drawer';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { MessageBulk } from './MessageBulk';
import { MessageDialog } from './MessageDialog';
import { useMessageAddress } from './useMessageAddress';
import { useMessageMenu } from './useMessageMenu';

export function MessageList() {
  const t = useTranslations();
  const label = useLabels();
  const audience = useAudienceText();
  const columns = useMemo(() => columnsOf({ t, label, audience }), [t, label, audience]);
  const list = useList(messageCalls.pageList, listSpec, columns);
  const sending = useFollowedList(list, ({ status }) => status === 'sending');
  const { linkTo, composeAt } = useMessageAddress();
  const origin = useOriginHere();
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options): Promise<Message> => call(messageCalls.detail, { id }, options),
    isMessageAction,
  );
  const menuOf = useMessageMenu(openDialog);
  const title = t('message.title');
  const create = (
    <CreateLink to={composeAt({ compose: 'new' })} label={t('message.create')} call={messageCalls.saveOrUpdate} />
  );

  const onDone = () => {
    closeDialog();
    list.refresh();
    // After sending, its drawer shows the progress.
    if (dialog?.action === 'send') history.push(linkTo(dialog.record.id), { origin });
  };
  return (
    <ListPage
      list={list}
      title={title}
      line={<Line refreshedAt={list.refreshedAt} sending={sending} />}
      actions={create}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(message) => <RowActions name={message.title} to={linkTo(message.id)} items={menuOf(message)} />}
        empty={t('message.empty')}
        emptyAction={create}
        bulk={[messageCalls.withdraw, messageCalls.remove]}
      />
      <MessageBulk list={list} />
      {dialog && <MessageDialog action={dialog.action} message={dialog.record} onDone={onDone} onClose={closeDialog} />}
      <MessageDrawer list={list} onChanged={list.refresh} />
    </ListPage>
  );
}

function Line({ refreshedAt, sending }: { refreshedAt: number; sending: boolean }) {
  const { data } = useCall(
    (options) => call(messageCalls.countByStatus, { filter: {} }, options),
    [refreshedAt, sending],
  );
  const counts =
    data &&
    ([
      { text: 'message.line.sending', count: data.sending, to: '?status=sending' },
      { text: 'message.line.draft', count: data.draft, to: '?status=draft' },
    ] as const);
  return <CountLinks counts={[...(counts ?? []), { text: 'message.line.tips', to: pathTo('/message/tip') }]} />;
}
