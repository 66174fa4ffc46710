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

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('integral.view.on'), query: 'status=on' },
  { name: text('integral.view.off'), query: 'status=off' },
];

interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. */
export const columnsOf = (texts: Texts): ListColumn<Integral>[] => [...whatOf(texts), ...stateOf(texts)];

const whatOf = ({ text, number, label }: Texts): ListColumn<Integral>[] => [
  {
    key: 'event',
    always: true,
    names: true,
    title: text('integral.event'),
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
    title: text('integral.fromLevel'),
    value: ({ fromLevel }) => fromLevel,
    align: 'right',
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 108,
    render: (_, { fromLevel }) => fromLevel,
  },
  {
    key: 'points',
    title: text('integral.points'),
    value: ({ points }) => points,
    align: 'right',
    sorter: true,
    width: 108,
    render: (_, { points }) => number(points),
  },
  {
    key: 'dailyCap',
    title: text('integral.dailyCap'),
    value: ({ dailyCap }) => dailyCap,
    align: 'right',
    sorter: true,
    width: 116,
    render: (_, { dailyCap }) => (dailyCap === null ? '–' : number(dailyCap)),
  },
];

const stateOf = ({ text, number, label }: Texts): ListColumn<Integral>[] => [
  {
    key: 'status',
    title: text('integral.status'),
    value: ({ status }) => label(integralStatus, status),
    width: 96,
    render: (_, { status }) => <StatusTag of={integralStatus} value={status} />,
  },
  {
    key: 'applied',
    extra: true,
    title: text('integral.applied'),
    value: ({ applied }) => applied,
    align: 'right',
    width: 108,
    render: (_, { applied }) => number(applied),
  },
  {
    key: 'updatedAt',
    title: text('integral.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 116,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'by',
    title: text('integral.by'),
    value: ({ by }) => by,
    width: 132,
    render: (_, { by, byId }) => <AdminCell id={byId} name={by} />,
  },
];
