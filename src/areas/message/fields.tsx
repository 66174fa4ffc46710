import { audienceKind } from '@contract/audience/enums';
import type { Message } from '@contract/message';
import { messageStatus, messageType } from '@contract/message/enums';
import { Opened, Sent } from '@/areas/delivery';
import { AdminCell } from '@/components/AdminCell';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { adminSource } from '@/components/RecordSelect/source';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
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
  ],
  sorts: ['updatedAt', 'sentAt', 'title', 'recipients', 'opened'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('message.view.draft'), query: 'status=draft' },
  { name: text('message.view.sending'), query: 'status=sending' },
  { name: text('message.view.sent'), query: 'status=sent&sort=sentAt' },
  { name: text('message.view.withdrawn'), query: 'status=withdrawn' },
];

interface Texts {
  text: (id: string) => string;
  label: LabelOf;
  /** An audience in a few words. */
  audience: (audience: Message['audience']) => string;
}

/** Columns of the list, without its actions. */
export const columnsOf = (texts: Texts): ListColumn<Message>[] => [
  ...whatOf(texts),
  ...numbersOf(texts),
  ...whenOf(texts),
  ...extraOf(texts),
];

const whatOf = ({ text, label, audience }: Texts): ListColumn<Message>[] => [
  {
    key: 'title',
    always: true,
    names: true,
    title: text('message.title.field'),
    value: ({ title }) => title,
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 208,
    render: (_, message) => <Title of={message} />,
  },
  {
    key: 'type',
    title: text('message.type'),
    value: ({ type }) => label(messageType, type),
    width: 92,
    render: (_, { type }) => <StatusTag of={messageType} value={type} />,
  },
  {
    key: 'audience',
    title: text('message.to'),
    value: (message) => audience(message.audience),
    width: 132,
    render: (_, message) => <div className="fish-clamped">{audience(message.audience)}</div>,
  },
];

const numbersOf = ({ text }: Texts): ListColumn<Message>[] => [
  {
    key: 'recipients',
    title: text('message.sent'),
    value: ({ progress }) => progress.sent,
    align: 'right',
    sorter: true,
    width: 84,
    render: (_, { progress }) => <Sent of={progress} />,
  },
  {
    key: 'opened',
    title: text('message.read'),
    value: ({ progress }) => progress.opened,
    align: 'right',
    sorter: true,
    width: 76,
    render: (_, { progress }) => <Opened of={progress} />,
  },
];

const whenOf = ({ text, label }: Texts): ListColumn<Message>[] => [
  {
    key: 'status',
    title: text('message.status'),
    value: ({ status }) => label(messageStatus, status),
    width: 104,
    render: (_, { status }) => <StatusTag of={messageStatus} value={status} />,
  },
  {
    key: 'sentAt',
    title: text('message.sentAt'),
    value: ({ sentAt }) => dateOf(sentAt),
    sorter: true,
    width: 104,
    render: (_, { sentAt }) => <TimeText value={sentAt} />,
  },
  {
    key: 'by',
    title: text('message.by'),
    value: ({ by }) => by,
    width: 84,
    render: (_, { by, byId }) => <AdminCell id={byId} name={by} />,
  },
];

const extraOf = ({ text }: Texts): ListColumn<Message>[] => [
  {
    key: 'updatedAt',
    extra: true,
    title: text('message.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 112,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'createdAt',
    extra: true,
    title: text('message.createdAt'),
    value: ({ createdAt }) => dateOf(createdAt),
    width: 112,
    render: (_, { createdAt }) => <TimeText value={createdAt} />,
  },
];
