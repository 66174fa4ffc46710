import { audienceKind } from '@contract/audience/enums';
import type { Push } from '@contract/push';
import { pushOpens, pushStatus } from '@contract/push/enums';
import { deliveryColumns, failedOf, TitleAndBody } from '@/areas/delivery';
import { adminSource } from '@/areas/sysUser';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { sentOrDue } from './actions';
import { FailedCount } from './cells';
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
  sorts: ['updatedAt', 'due', 'scheduledAt', 'startedAt', 'title', 'recipients', 'opened'],
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('push.view.draft'), query: 'status=draft' },
  { name: t('push.view.scheduled'), query: 'status=scheduled&sort=due&order=ascend' },
  { name: t('push.view.sending'), query: 'status=sending' },
  { name: t('push.view.sent'), query: 'status=sent&sort=due' },
  { name: t('push.view.stopped'), query: 'status=cancelled,failed' },
];

interface Texts {
  t: Translate;
  label: LabelOf;
  audience: (audience: Push['audience']) => string;
}

export function columnsOf(texts: Texts): ListColumn<Push>[] {
  const shared = deliveryColumns<Push>(texts.t, 'push');
  return [...whatOf(texts, shared), ...numbersOf(texts, shared), ...whenOf(texts, shared), ...extraOf(texts, shared)];
}

type Shared = ReturnType<typeof deliveryColumns<Push>>;

const whatOf = ({ t, label, audience }: Texts, { title }: Shared): ListColumn<Push>[] => [
  { ...title, width: 224, render: (_, push) => <TitleAndBody of={push} to={openPath(push)} /> },
  {
    key: 'audience',
    title: t('push.to'),
    value: (push) => audience(push.audience),
    width: 148,
    render: (_, push) => <div className="fish-clamped">{audience(push.audience)}</div>,
  },
  {
    key: 'status',
    title: t('push.status'),
    value: ({ status }) => label(pushStatus, status),
    width: 104,
    render: (_, { status }) => <StatusTag of={pushStatus} value={status} />,
  },
];

const numbersOf = ({ t }: Texts, { recipients, opened }: Shared): ListColumn<Push>[] => [
  { ...recipients, width: 80 },
  {
    key: 'failed',
    title: t('push.failed'),
    value: ({ progress }) => failedOf(progress),
    align: 'right',
    width: 68,
    render: (_, { progress }) => <FailedCount of={progress} />,
  },
  { ...opened, width: 80 },
];

const whenOf = ({ t }: Texts, { by }: Shared): ListColumn<Push>[] => [
  {
    key: 'due',
    title: t('push.sentOrDue'),
    value: (push) => dateOf(sentOrDue(push)),
    sorter: true,
    width: 104,
    render: (_, push) => (
      <span className="fish-nowrap">
        <TimeText value={sentOrDue(push)} />
      </span>
    ),
  },
  { ...by, width: 112 },
];

const extraOf = ({ t, label }: Texts, { updatedAt, createdAt }: Shared): ListColumn<Push>[] => [
  {
    key: 'scheduledAt',
    extra: true,
    title: t('push.scheduledAt'),
    value: ({ scheduledAt }) => dateOf(scheduledAt),
    sorter: true,
    width: 112,
    render: (_, { scheduledAt }) => <TimeText value={scheduledAt} />,
  },
  {
    key: 'body',
    extra: true,
    title: t('push.body'),
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
    title: t('push.opens'),
    value: ({ opens }) => label(pushOpens, opens),
    width: 96,
    render: (_, { opens }) => <EnumText of={pushOpens} value={opens} />,
  },
  updatedAt,
  createdAt,
];
