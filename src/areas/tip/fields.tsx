import type { Tip } from '@contract/tip';
import { tipPlace, tipStatus, tipTime } from '@contract/tip/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { OpenLink } from '@/components/list/OpenLink';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { Overlaps } from './cells';
import { tipPath } from './tipPath';

export const search = { type: 'text', name: 'keyword', label: 'tip.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'tip',
  fields: [
    search,
    { type: 'choices', name: 'place', label: 'tip.place', options: tipPlace },
    { type: 'choices', name: 'status', label: 'tip.status', options: tipStatus },
    { type: 'choices', name: 'time', label: 'tip.time', options: tipTime },
    { type: 'days', name: 'from', label: 'tip.from' },
  ],
  sorts: ['from', 'to', 'priority', 'text', 'updatedAt'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('tip.view.now'), query: 'status=online&time=now&sort=priority&order=ascend' },
  { name: text('tip.view.ahead'), query: 'status=online&time=ahead&sort=from&order=ascend' },
  { name: text('tip.view.draft'), query: 'status=draft' },
];

interface Texts {
  text: (id: string) => string;
  dayTime: (instant: string) => string;
  label: LabelOf;
}

/** Columns of the list, without its actions. */
export const columnsOf = (texts: Texts): ListColumn<Tip>[] => [...whatOf(texts), ...stateOf(texts), ...extraOf(texts)];

const whatOf = ({ text, dayTime, label }: Texts): ListColumn<Tip>[] => [
  {
    key: 'text',
    always: true,
    names: true,
    title: text('tip.text'),
    value: (tip) => tip.text,
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 222,
    render: (_, tip) => (
      <div className="fish-clamped fish-cell-link" title={tip.text}>
        <OpenLink to={tipPath(tip.id)} className="fish-record">
          <bdi>{tip.text}</bdi>
        </OpenLink>
      </div>
    ),
  },
  {
    key: 'place',
    title: text('tip.place'),
    value: ({ place }) => label(tipPlace, place),
    width: 92,
    render: (_, { place }) => <EnumText of={tipPlace} value={place} />,
  },
  {
    key: 'from',
    title: text('tip.from'),
    value: ({ from }) => dateOf(from),
    sorter: true,
    width: 112,
    render: (_, { from }) => <span className="fish-nowrap">{dayTime(from)}</span>,
  },
  {
    key: 'to',
    title: text('tip.to'),
    value: ({ to }) => dateOf(to),
    sorter: true,
    width: 112,
    render: (_, { to }) => <span className="fish-nowrap">{dayTime(to)}</span>,
  },
  {
    key: 'priority',
    title: text('tip.priority'),
    value: ({ priority }) => priority,
    align: 'right',
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 76,
    render: (_, { priority }) => priority,
  },
];

const stateOf = ({ text, label }: Texts): ListColumn<Tip>[] => [
  {
    key: 'status',
    title: text('tip.status'),
    value: ({ status }) => label(tipStatus, status),
    width: 104,
    render: (_, { status }) => <StatusTag of={tipStatus} value={status} />,
  },
  {
    key: 'time',
    title: text('tip.time'),
    value: ({ time }) => label(tipTime, time),
    width: 84,
    render: (_, { time }) => <StatusTag of={tipTime} value={time} />,
  },
  {
    key: 'overlaps',
    title: text('tip.overlaps'),
    value: ({ overlaps }) => overlaps,
    width: 84,
    render: (_, tip) => <Overlaps tip={tip} />,
  },
];

const extraOf = ({ text }: Texts): ListColumn<Tip>[] => [
  {
    key: 'updatedAt',
    extra: true,
    title: text('tip.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 112,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'createdAt',
    extra: true,
    title: text('tip.createdAt'),
    value: ({ createdAt }) => dateOf(createdAt),
    width: 112,
    render: (_, { createdAt }) => <TimeText value={createdAt} />,
  },
];
