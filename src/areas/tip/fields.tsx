import type { Tip } from '@contract/tip';
import { tipPlace, tipStatus, tipTime } from '@contract/tip/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { OpenLink } from '@/components/list/OpenLink';
import type { ListSpec } from '@/components/list/useListState';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { Overlaps } from './Overlaps';
import { Running } from './Running';
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

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('tip.view.now'), query: 'status=online&time=now&sort=priority&order=ascend' },
  { name: t('tip.view.ahead'), query: 'status=online&time=ahead&sort=from&order=ascend' },
  { name: t('tip.view.draft'), query: 'status=draft' },
];

interface Texts {
  t: Translate;
  dayTime: (instant: string) => string;
  label: LabelOf;
}

export const columnsOf = (texts: Texts): ListColumn<Tip>[] => [...whatOf(texts), ...stateOf(texts), ...extraOf(texts)];

const whatOf = ({ t, dayTime, label }: Texts): ListColumn<Tip>[] => [
  {
    key: 'text',
    always: true,
    names: true,
    title: t('tip.text'),
    value: (tip) => tip.text,
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 208,
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
    title: t('tip.place'),
    value: ({ place }) => label(tipPlace, place),
    width: 92,
    render: (_, { place }) => <EnumText of={tipPlace} value={place} />,
  },
  {
    key: 'from',
    title: t('tip.from'),
    value: ({ from }) => dateOf(from),
    sorter: true,
    width: 112,
    render: (_, { from }) => <span className="fish-nowrap">{dayTime(from)}</span>,
  },
  {
    key: 'to',
    title: t('tip.to'),
    value: ({ to }) => dateOf(to),
    sorter: true,
    width: 112,
    render: (_, { to }) => <span className="fish-nowrap">{dayTime(to)}</span>,
  },
  {
    key: 'priority',
    title: t('tip.priority'),
    value: ({ priority }) => priority,
    align: 'right',
    sorter: true,
    sortDirections: ['ascend', 'descend'],
    width: 90,
    render: (_, { priority }) => priority,
  },
];

const stateOf = ({ t, label }: Texts): ListColumn<Tip>[] => [
  {
    key: 'status',
    title: t('tip.status'),
    value: ({ status }) => label(tipStatus, status),
    width: 104,
    render: (_, { status }) => <StatusTag of={tipStatus} value={status} />,
  },
  {
    key: 'time',
    title: t('tip.time'),
    value: ({ status, time }) => (status === 'online' ? label(tipTime, time) : null),
    width: 84,
    render: (_, tip) => <Running tip={tip} />,
  },
  {
    key: 'overlaps',
    title: t('tip.overlaps'),
    value: ({ overlaps }) => overlaps,
    width: 84,
    render: (_, tip) => <Overlaps tip={tip} />,
  },
];

const extraOf = ({ t }: Texts): ListColumn<Tip>[] => [
  {
    key: 'updatedAt',
    extra: true,
    title: t('tip.updatedAt'),
    value: ({ updatedAt }) => dateOf(updatedAt),
    sorter: true,
    width: 112,
    render: (_, { updatedAt }) => <TimeText value={updatedAt} />,
  },
  {
    key: 'createdAt',
    extra: true,
    title: t('tip.createdAt'),
    value: ({ createdAt }) => dateOf(createdAt),
    width: 112,
    render: (_, { createdAt }) => <TimeText value={createdAt} />,
  },
];
