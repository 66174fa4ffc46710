import type { Share } from '@contract/share';
import { shareChannel, shareOf, suspectMark } from '@contract/share/enums';
import { userSource } from '@/areas/user';
import { joined } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { signUpsOf } from './links';
import { SuspectMark, Target } from './parts/cells';
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

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('share.view.signUps'), query: 'sort=signUps' },
  { name: t('share.view.suspect'), query: 'suspect=true' },
];

interface Texts {
  t: Translate;
  number: (value: number) => string;
  label: LabelOf;
}

export const columnsOf = (texts: Texts): ListColumn<Share>[] => [...whatOf(texts), ...cameOf(texts)];

const whatOf = ({ t, label }: Texts): ListColumn<Share>[] => [
  {
    key: 'user',
    always: true,
    names: true,
    title: t('share.user'),
    value: ({ user }) => joined(user.nickname, user.number),
    width: 176,
    render: (_, { user }) => <PersonCell of={user} />,
  },
  {
    key: 'channel',
    title: t('share.channel'),
    value: ({ channel }) => label(shareChannel, channel),
    width: 96,
    render: (_, { channel }) => <EnumText of={shareChannel} value={channel} />,
  },
  {
    key: 'of',
    title: t('share.of'),
    value: (share) => share.target?.name ?? label(shareOf, share.of),
    beside: [{ key: 'kind', title: t('share.of.kind'), value: (share) => label(shareOf, share.of) }],
    width: 208,
    render: (_, share) => <Target of={share} />,
  },
];

const cameOf = ({ t, number, label }: Texts): ListColumn<Share>[] => [
  {
    key: 'clicks',
    title: t('share.clicks'),
    value: ({ clicks }) => clicks,
    align: 'right',
    sorter: true,
    width: 88,
    render: (_, { clicks }) => number(clicks),
  },
  {
    key: 'signUps',
    title: t('share.signUps'),
    value: ({ signUps }) => signUps,
    align: 'right',
    sorter: true,
    width: 96,
    render: (_, { id, signUps }) => <Count value={signUps} to={signUpsOf({ shareId: id })} />,
  },
  {
    key: 'suspect',
    title: t('share.suspect'),
    value: ({ suspect }) => (suspect ? label(suspectMark, 'true') : null),
    width: 120,
    render: (_, { suspect }) => (suspect ? <SuspectMark text={t('share.suspect')} /> : '–'),
  },
  {
    key: 'sharedAt',
    title: t('share.sharedAt'),
    value: ({ sharedAt }) => dateOf(sharedAt),
    sorter: true,
    width: 112,
    render: (_, { sharedAt }) => <TimeText value={sharedAt} />,
  },
];
