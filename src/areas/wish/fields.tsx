import { valuesOf } from '@contract/enum';
import type { Wish } from '@contract/wish';
import { WISH_STONES_MAX, wishState } from '@contract/wish/enums';
import { giftSource } from '@/areas/gift';
import { userSource } from '@/areas/user';
import { joined } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import { OpenLink } from '@/components/list/OpenLink';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { WishGift, WishText } from './cells';

export const search = { type: 'text', name: 'keyword', label: 'wish.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'wish',
  fields: [
    search,
    { type: 'choices', name: 'state', label: 'wish.state', options: wishState },
    { type: 'days', name: 'made', label: 'wish.madeAt' },
    { type: 'numbers', name: 'stones', label: 'wish.stones', min: 0, max: WISH_STONES_MAX },
    { type: 'record', name: 'giftId', label: 'wish.gift', source: giftSource },
    { type: 'record', name: 'userId', label: 'wish.user', source: userSource },
    { type: 'days', name: 'fulfilled', label: 'wish.fulfilledAt' },
  ],
  sorts: ['madeAt', 'number', 'stones', 'expiresAt', 'fulfilledAt'],
};

/** Open wishes, what expires first above. */
export const OPEN = 'state=open&sort=expiresAt&order=ascend';

export const presetsOf = (label: LabelOf): Preset[] =>
  valuesOf(wishState).map((state) => ({
    name: label(wishState, state),
    query: state === 'open' ? OPEN : `state=${state}`,
  }));

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

export const columnsOf = (texts: Texts): ListColumn<Wish>[] => [...whatOf(texts), ...stateOf(texts), ...extraOf(texts)];

const whatOf = ({ t, number }: Texts): ListColumn<Wish>[] => [
  {
    key: 'number',
    always: true,
    names: true,
    title: t('wish.number'),
    value: (wish) => wish.number,
    sorter: true,
    width: 74,
    render: (_, wish) => (
      <span className="fish-cell-link">
        <OpenLink to={recordTypes.wish.path(wish.id)} className="fish-record">
          {wish.number}
        </OpenLink>
      </span>
    ),
  },
  {
    key: 'user',
    title: t('wish.user'),
    value: ({ user }) => joined(user.nickname, user.number),
    width: 158,
    render: (_, { user }) => <PersonCell of={user} />,
  },
  {
    key: 'text',
    title: t('wish.text'),
    value: (wish) => wish.text,
    width: 196,
    render: (_, wish) => <WishText of={wish} />,
  },
  {
    key: 'stones',
    title: t('wish.stones'),
    value: ({ stones }) => stones,
    align: 'right',
    sorter: true,
    width: 70,
    render: (_, { stones }) => number(stones),
  },
];

const stateOf = ({ t, label }: Texts): ListColumn<Wish>[] => [
  {
    key: 'state',
    title: t('wish.state'),
    value: ({ state }) => label(wishState, state),
    width: 92,
    render: (_, { state }) => <StatusTag of={wishState} value={state} />,
  },
  {
    key: 'gift',
    title: t('wish.gift'),
    value: ({ gift }) => gift?.name ?? null,
    beside: [{ key: 'giftStones', title: t('wish.gift.stones'), value: ({ gift }) => gift?.stones ?? null }],
    width: 112,
    render: (_, wish) => <WishGift of={wish} />,
  },
  {
    key: 'madeAt',
    title: t('wish.madeAt'),
    value: ({ madeAt }) => dateOf(madeAt),
    sorter: true,
    width: 92,
    render: (_, { madeAt }) => <TimeText value={madeAt} />,
  },
  {
    key: 'fulfilledAt',
    title: t('wish.fulfilledAt'),
    value: ({ fulfilledAt }) => dateOf(fulfilledAt),
    sorter: true,
    width: 92,
    render: (_, { fulfilledAt }) => <TimeText value={fulfilledAt} />,
  },
];

const extraOf = ({ t, number }: Texts): ListColumn<Wish>[] => [
  {
    key: 'expiresAt',
    extra: true,
    title: t('wish.expiresAt'),
    value: ({ expiresAt }) => dateOf(expiresAt),
    sorter: true,
    width: 96,
    render: (_, { expiresAt }) => <TimeText value={expiresAt} />,
  },
  {
    key: 'refunded',
    extra: true,
    title: t('wish.refunded'),
    value: ({ refunded }) => refunded,
    align: 'right',
    width: 92,
    render: (_, { refunded }) => (refunded ? number(refunded) : '–'),
  },
];
