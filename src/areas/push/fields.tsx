import { audienceKind } from '@contract/audience/enums';
import type { Push } from '@contract/push';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { Opened, Sent, Words } from '@/areas/delivery';
import { AdminCell } from '@/components/AdminCell';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { adminSource } from '@/components/RecordSelect/source';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { Failed } from './cells';
import { openPath } from './pushPath';

export const search = { type: 'text', name: 'keyword', label: 'push.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'push',
  fields: [
    search,
    { type: 'choices', name: 'status', label: 'push.status', options: pushStatus },
    { type: 'choices', name: 'to', label: 'push.to', options: audienceKind },
    { type: 'days', name: 'startedAt', label: 'push.startedAt' },
    { type: 'days', name: 'scheduledAt', label: 'push.scheduledAt' },
    { type: 'record', name: 'byId', label: 'push.by', source: adminSource },
  ],
  sorts: ['updatedAt', 'scheduledAt', 'startedAt', 'title', 'recipients', 'opened'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('push.view.draft'), query: 'status=draft' },
  { name: text('push.view.scheduled'), query: 'status=scheduled&sort=scheduledAt&order=ascend' },
  { name: text('push.view.sending'), query: 'status=sending' },
  { name: text('push.view.sent'), query: 'status=sent&sort=startedAt' },
  { name: text('push.view.stopped'), query: 'status=cancelled,failed' },
];

interface Texts {
  text: (id: string) => string;
  label: LabelOf;
  /** An audience in a few words. */
  audience: (audience: Push['audience']) => string;
}

/** Columns of the list, without its actions. */
export const columnsOf = (texts: Texts): ListColumn<Push>[] => [
  ...whatOf(texts),
  ...numbersOf(texts),
  ...whenOf(texts),
  ...extraOf(texts),
];

const whatOf = ({ text, label, audience }: Texts): ListColumn<Push>[] => [
  {
    key: 'title',
    always: true,
    names: true,
    title: text('push.title.field'),
    value: ({ title }) => title,
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 224,
    render: (_, push) => <Words of={push} to={openPath(push)} />,
  },
  {
    key: 'audience',
    title: text('push.to'),
    value: (push) => audience(push.audience),
    width: 168,
    render: (_, push) => (
      <div className="fish-clip" title={audience(push.audience)}>
        {audience(push.audience)}
      </div>
    ),
  },
  {
    key: 'status',
    title: text('push.status'),
    value: ({ status }) => label(pushStatus, status),
    width: 104,
    render: (_, { status }) => <StatusTag of={pushStatus} value={status} />,
  },
];

const numbersOf = ({ text }: Texts): ListColumn<Push>[] => [
  {
    key: 'recipients',
    title: text('push.sent'),
    value: ({ progress }) => progress.sent,
    align: 'right',
    sorter: true,
    width: 80,
    render: (_, { progress }) => <Sent of={progress} />,
  },
  {
    key: 'failed',
    title: text('push.failed'),
    value: ({ progress }) => progress.failed,
    align: 'right',
    width: 68,
    render: (_, { progress }) => <Failed of={progress} />,
  },
  {
    key: 'opened',
    title: text('push.opened'),
    value: ({ progress }) => progress.opened,
    align: 'right',
    sorter: true,
    width: 80,
    render: (_, { progress }) => <Opened of={progress} />,
  },
];

const whenOf = ({ text }: Texts): ListColumn<Push>[] => [
  {
    key: 'startedAt',
    title: text('push.sentOrDue'),
    value: ({ startedAt, scheduledAt }) => dateOf(startedAt ?? scheduledAt),
    sorter: true,
    width: 104,
    render: (_, { startedAt, scheduledAt }) => (
      <span className="fish-nowrap">
        <TimeText value={startedAt ?? scheduledAt} />
      </span>
    ),
  },
  {
    key: 'by',
    title: text('push.by'),
    value: ({ by }) => by,
    width: 92,
    render: (_, { by, byId }) => <AdminCell id={byId} name={by} />,
  },
];

const extraOf = ({ text, label }: Texts): ListColumn<Push>[] => [
  {
    key: 'scheduledAt',
    extra: true,
    title: text('push.scheduledAt'),
    value: ({ scheduledAt }) => dateOf(scheduledAt),
    sorter: true,
    width: 112,
    render: (_, { scheduledAt }) => <TimeText value={scheduledAt} />,
  },
  {
    key: 'body',
    extra: true,
    title: text('push.body'),
    value: ({ body }) => body,
    width: 240,
    render: (_, { body }) => (
      <div className="fish-clamped" title={body}>
        <bdi>{body}</bdi>
      </div>
    ),
  },
  {
    key: 'opens',
    extra: true,
    title: text('push.opens'),
    value: ({ opens }) => label(pushOpens, opens),
    width: 96,
    render: (_, { opens }) => <EnumText of={pushOpens} value={opens} />,
  },
  {
    key: 'updatedAt',
    extra: true,
    title: text('push.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 112,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'createdAt',
    extra: true,
    title: text('push.createdAt'),
    value: ({ createdAt }) => dateOf(createdAt),
    width: 112,
    render: (_, { createdAt }) => <TimeText value={createdAt} />,
  },
];
