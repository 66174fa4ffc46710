import { PlusOutlined } from '@ant-design/icons';
import { history, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import type { Message } from '@contract/message';
import { paths } from '@contract/paths';
import { useAudienceText } from '@/areas/audience';
import { useFollowedList } from '@/areas/delivery';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { useAsked } from '@/components/draft/useAsked';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { OpenLink } from '@/components/list/OpenLink';
import { useOriginHere } from '@/components/list/origin';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { CountLinks } from '@/components/page/CountLinks';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { call } from '@/request';
import { MessageDrawer } from './drawer';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { MessageBulk } from './MessageBulk';
import { MessageDialog } from './MessageDialog';
import { isMessageAction, type MessageAction } from './steps';
import { useMessageAddress } from './useMessageAddress';
import { useMessageMenu } from './useMessageMenu';

/** All messages, each with how it goes in a drawer. */
export function MessageList() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const audience = useAudienceText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `audience` says the same for as long as the language does
  const columns = useMemo(
    () => columnsOf({ text: (id) => formatMessage({ id }), label, audience }),
    [formatMessage, label],
  );
  const list = useList(paths.message.pageList, listSpec, columns);
  const sending = useFollowedList(list, ({ status }) => status === 'sending');
  const { linkTo, composeAt } = useMessageAddress();
  const origin = useOriginHere();
  const { asked, ask, close } = useAsked<typeof paths.message.detail, MessageAction, Message>(
    paths.message.detail,
    isMessageAction,
  );
  const menuOf = useMessageMenu(ask);
  const title = formatMessage({ id: 'message.title' });
  const create = (
    <OpenLink to={composeAt({ compose: 'new' })}>
      <Button type="primary" icon={<PlusOutlined />}>
        {formatMessage({ id: 'message.create' })}
      </Button>
    </OpenLink>
  );

  const onDone = () => {
    close();
    list.refresh();
    // How it goes stands in its drawer.
    if (asked?.action === 'send') history.push(linkTo(asked.record.id), { origin });
  };
  return (
    <>
      <PageHeader
        title={title}
        line={<Line asked={list.refreshedAt} sending={sending} />}
        actions={
          <>
            <ColumnsButton list={list} />
            <ExportButton list={list} title={title} />
            {create}
          </>
        }
      />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }))} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={(message) => <RowActions name={message.title} to={linkTo(message.id)} items={menuOf(message)} />}
        empty={formatMessage({ id: 'message.empty' })}
        emptyAction={create}
        selectable
      />
      <MessageBulk list={list} />
      {asked && <MessageDialog action={asked.action} message={asked.record} onDone={onDone} onClose={close} />}
      <MessageDrawer list={list} onChanged={list.refresh} />
    </>
  );
}

/** How many are being sent and written, and the way to the tips, which no menu leads to. */
function Line({ asked, sending }: { asked: number; sending: boolean }) {
  const { data } = useRequest(() => call(paths.message.countByStatus, { filter: {} }, { notice: false }), {
    refreshDeps: [asked, sending],
    onError: () => undefined,
  });
  const counts = data && [
    { text: 'message.line.sending', count: data.sending, to: '?status=sending' },
    { text: 'message.line.draft', count: data.draft, to: '?status=draft' },
  ];
  return <CountLinks counts={[...(counts ?? []), { text: 'message.line.tips', to: '/message/tip' }]} />;
}
