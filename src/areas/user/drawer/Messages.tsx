import { Link } from '@umijs/max';
import { Flex, type TableProps } from 'antd';
import { pathTo } from '@config/pathTo';
import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { messageStatus, messageType } from '@contract/message/enums';
import { AdminLink } from '@/components/AdminLink';
import { TimeText } from '@/components/format/TimeText';
import { PagedTable } from '@/components/list/PagedTable';
import type { ListSpec } from '@/components/list/useListState';
import { useRecordList } from '@/components/list/useRecordList';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

const spec = {
  name: 'userMessages',
  prefix: 'messages',
  fields: [],
  sorts: ['sentAt'],
} as const satisfies ListSpec;

/** What was sent to them, to them alone or among others. */
export function Messages({ id }: { id: string }) {
  const t = useTranslations();
  const list = useRecordList(messageCalls.pageList, spec, { recipientId: id });
  const text = useTranslations('message');

  const columns: TableProps<Message>['columns'] = [
    {
      key: 'title',
      title: text('title.field'),
      render: (_, { id: messageId, title }) => (
        <RecordLink type="message" id={messageId}>
          <bdi>{title}</bdi>
        </RecordLink>
      ),
    },
    { key: 'type', title: text('type'), render: (_, { type }) => <EnumText of={messageType} value={type} /> },
    {
      key: 'status',
      title: text('status'),
      render: (_, { status }) => <StatusTag of={messageStatus} value={status} />,
    },
    {
      key: 'by',
      title: text('by'),
      render: (_, { by, byId }) => <AdminLink id={byId} name={by} />,
    },
    { key: 'sentAt', title: text('sentAt'), render: (_, { sentAt }) => <TimeText value={sentAt} /> },
  ];
  return (
    <Flex vertical align="flex-start" gap={12}>
      <Link to={pathTo('/message/list', { recipientId: id })}>{t('user.messages.all')}</Link>
      <PagedTable label={t('user.tab.messages')} list={list} columns={columns} empty={t('user.messages.none')} />
    </Flex>
  );
}
