import { audienceKind } from '@contract/audience/enums';
import type { Message } from '@contract/message';
import { messageStatus, messageType } from '@contract/message/enums';
import { deliveryColumns } from '@/areas/delivery';
import { adminSource } from '@/areas/sysUser';
import { userSource } from '@/areas/user';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { Title } from './cells';

export const search = { type: 'text', name: 'keyword', label: 'message.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'message',
  fields: [
    search,
    { type: 'choices', name: 'type', label: 'message.type', options: messageType },
    { type: 'choices', name: 'status', label: 'message.status', options: messageStatus },
    { type: 'choices', name: 'to', label: 'message.to', options: audienceKind },
    { type: 'days', name: 'sentAt', label: 'message.sentAt' },
    { type: 'record', name: 'byId', label: 'message.by', source: adminSource },
    { type: 'record', name: 'recipientId', label: 'message.recipient', source: userSource },
  ],
  sorts: ['updatedAt', 'sentAt', 'title', 'recipients', 'opened'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('message.view.draft'), query: 'status=draft' },
  { name: t('message.view.sending'), query: 'status=sending' },
  { name: t('message.view.sent'), query: 'status=sent&sort=sentAt' },
  { name: t('message.view.withdrawn'), query: 'status=withdrawn' },
];

interface Texts {
  t: Translate;
  label: LabelOf;
  audience: (audience: Message['audience']) => string;
}

export function columnsOf({ t, label, audience }: Texts): ListColumn<Message>[] {
  const { title, recipients, opened, by, updatedAt, createdAt } = deliveryColumns<Message>(t, 'message');
  return [
    { ...title, width: 208, render: (_, message) => <Title of={message} /> },
    {
      key: 'type',
      title: t('message.type'),
      value: ({ type }) => label(messageType, type),
      width: 92,
      render: (_, { type }) => <StatusTag of={messageType} value={type} />,
    },
    {
      key: 'audience',
      title: t('message.to'),
      value: (message) => audience(message.audience),
      width: 132,
      render: (_, message) => <div className="fish-clamped">{audience(message.audience)}</div>,
    },
    recipients,
    opened,
    {
      key: 'status',
      title: t('message.status'),
      value: ({ status }) => label(messageStatus, status),
      width: 104,
      render: (_, { status }) => <StatusTag of={messageStatus} value={status} />,
    },
    {
      key: 'sentAt',
      title: t('message.sentAt'),
      value: ({ sentAt }) => dateOf(sentAt),
      sorter: true,
      width: 104,
      render: (_, { sentAt }) => <TimeText value={sentAt} />,
    },
    by,
    updatedAt,
    createdAt,
  ];
}
