import type { Share } from '@contract/share';
import { shareChannel, shareOf, suspectMark } from '@contract/share/enums';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { userSource } from '@/components/RecordSelect/source';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { signUpsOf } from './links';
import { Mark, Target } from './parts/cells';
import { Count } from './parts/figures';

export const search = { type: 'text', name: 'keyword', label: 'share.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'share',
  fields: [
    search,
    { type: 'choices', name: 'channel', label: 'share.channel', options: shareChannel },
    { type: 'days', name: 'shared', label: 'share.sharedAt' },
    { type: 'choices', name: 'of', label: 'share.of', options: shareOf },
    { type: 'record', name: 'userId', label: 'share.user', source: userSource },
    { type: 'choices', name: 'suspect', label: 'share.suspect', options: suspectMark, single: true },
  ],
  sorts: ['sharedAt', 'clicks', 'signUps'],
};

/** Views that everyone has. */
export const presetsOf = (text: (id: string) => string): Preset[] => [
  { name: text('share.view.signUps'), query: 'sort=signUps' },
  { name: text('share.view.suspect'), query: 'suspect=true' },
];

interface Texts {
  text: (id: string) => string;
  number: (value: number) => string;
  label: LabelOf;
}

/** Columns of the shares, without their actions. */
export const columnsOf = (texts: Texts): ListColumn<Share>[] => [...whatOf(texts), ...cameOf(texts)];

const whatOf = ({ text, label }: Texts): ListColumn<Share>[] => [
  {
    key: 'user',
    always: true,
    names: true,
    title: text('share.user'),
    value: ({ user }) => `${user.nickname} ${user.number}`,
    width: 176,
    render: (_, { user }) => <PersonCell of={user} />,
  },
  {
    key: 'channel',
    title: text('share.channel'),
    value: ({ channel }) => label(shareChannel, channel),
    width: 96,
    render: (_, { channel }) => <EnumText of={shareChannel} value={channel} />,
  },
  {
    key: 'of',
    title: text('share.of'),
    value: (share) => share.target?.name ?? label(shareOf, share.of),
    width: 208,
    render: (_, share) => <Target of={share} />,
  },
];

const cameOf = ({ text, number, label }: Texts): ListColumn<Share>[] => [
  {
    key: 'clicks',
    title: text('share.clicks'),
    value: ({ clicks }) => clicks,
    align: 'right',
    sorter: true,
    width: 88,
    render: (_, { clicks }) => number(clicks),
  },
  {
    key: 'signUps',
    title: text('share.signUps'),
    value: ({ signUps }) => signUps,
    align: 'right',
    sorter: true,
    width: 96,
    render: (_, { id, signUps }) => <Count value={signUps} to={signUpsOf({ shareId: id })} />,
  },
  {
    key: 'suspect',
    title: text('share.suspect'),
    value: ({ suspect }) => (suspect ? label(suspectMark, 'true') : null),
    width: 120,
    render: (_, { suspect }) => (suspect ? <Mark text={text('share.suspect')} /> : '–'),
  },
  {
    key: 'sharedAt',
    title: text('share.sharedAt'),
    value: ({ sharedAt }) => dateOf(sharedAt),
    sorter: true,
    width: 112,
    render: (_, { sharedAt }) => <TimeText value={sharedAt} />,
  },
];
