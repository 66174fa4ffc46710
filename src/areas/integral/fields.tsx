import type { Integral } from '@contract/integral';
import { integralEvent, integralStatus } from '@contract/integral/enums';
import { LEVEL_MAX } from '@contract/user/enums';
import { AdminCell } from '@/components/AdminCell';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { OpenLink } from '@/components/list/OpenLink';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { integralPath } from './integralPath';

export const search = { type: 'text', name: 'keyword', label: 'integral.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'integral',
  fields: [
    search,
    { type: 'choices', name: 'event', label: 'integral.event', options: integralEvent },
    { type: 'choices', name: 'status', label: 'integral.status', options: integralStatus },
    { type: 'numbers', name: 'fromLevel', label: 'integral.fromLevel', min: 1, max: LEVEL_MAX },
  ],
  sorts: ['event', 'points', 'dailyCap', 'fromLevel', 'updatedAt'],
  defaultOrder: 'ascend',
};

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('integral.view.on'), query: 'status=on' },
  { name: t('integral.view.off'), query: 'status=off' },
];

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

export const columnsOf = (texts: Texts): ListColumn<Integral>[] => [...whatOf(texts), ...stateOf(texts)];

const whatOf = ({ t, number, label }: Texts): ListColumn<Integral>[] => [
  {
    key: 'event',
    always: true,
    names: true,
    title: t('integral.event'),
    value: ({ event }) => label(integralEvent, event),
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 148,
    render: (_, { id, event }) => (
      <span className="fish-cell-link">
        <OpenLink to={integralPath(id)} className="fish-record">
          <EnumText of={integralEvent} value={event} />
        </OpenLink>
      </span>
    ),
  },
  {
    key: 'fromLevel',
    names: true,
    title: t('integral.fromLevel'),
    value: ({ fromLevel }) => fromLevel,
    align: 'right',
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 108,
    render: (_, { fromLevel }) => fromLevel,
  },
  {
    key: 'points',
    title: t('integral.points'),
    value: ({ points }) => points,
    align: 'right',
    sorter: true,
    width: 108,
    render: (_, { points }) => number(points),
  },
  {
    key: 'dailyCap',
    title: t('integral.dailyCap'),
    value: ({ dailyCap }) => dailyCap,
    align: 'right',
    sorter: true,
    width: 116,
    render: (_, { dailyCap }) => (dailyCap === null ? '–' : number(dailyCap)),
  },
];

const stateOf = ({ t, number, label }: Texts): ListColumn<Integral>[] => [
  {
    key: 'status',
    title: t('integral.status'),
    value: ({ status }) => label(integralStatus, status),
    width: 96,
    render: (_, { status }) => <StatusTag of={integralStatus} value={status} />,
  },
  {
    key: 'applied',
    extra: true,
    title: t('integral.applied'),
    value: ({ applied }) => applied,
    align: 'right',
    width: 108,
    render: (_, { applied }) => number(applied),
  },
  {
    key: 'updatedAt',
    title: t('integral.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 116,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'by',
    title: t('integral.by'),
    value: ({ by }) => by,
    width: 132,
    render: (_, { by, byId }) => <AdminCell id={byId} name={by} />,
  },
];
