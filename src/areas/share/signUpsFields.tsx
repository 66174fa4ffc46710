import type { ShareSignUp } from '@contract/share';
import { shareChannel, suspectBy, suspectMark } from '@contract/share/enums';
import { userSource } from '@/areas/user';
import { joined } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import { type FilterField, ID } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PersonCell } from '@/components/PersonCell';
import { EnumText, type LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { signUpsOf } from './links';
import { SignUpSource, SuspectMark } from './parts/cells';

export const search = { type: 'text', name: 'keyword', label: 'share.signUps.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'shareSignUp',
  fields: [
    search,
    { type: 'days', name: 'at', label: 'share.at' },
    { type: 'choices', name: 'channel', label: 'share.channel', options: shareChannel },
    { type: 'record', name: 'sharerId', label: 'share.sharer', source: userSource },
    { type: 'choices', name: 'suspect', label: 'share.suspect', options: suspectMark, single: true },
    { type: 'days', name: 'shared', label: 'share.sharedAt' },
    { type: 'text', name: 'device', label: 'share.device', byAddress: true },
    { type: 'text', name: 'ip', label: 'share.ip', byAddress: true },
    { type: 'text', name: 'shareId', label: 'share.share', pattern: ID, byAddress: true },
  ],
  sorts: ['at'],
};

export const presetsOf = (t: Translate): Preset[] => [{ name: t('share.view.suspect'), query: 'suspect=true' }];

interface Texts {
  t: Translate;
  label: LabelOf;
}

export const columnsOf = (texts: Texts): ListColumn<ShareSignUp>[] => [...whoOf(texts), ...fromOf(texts)];

const whoOf = ({ t, label }: Texts): ListColumn<ShareSignUp>[] => [
  {
    key: 'user',
    always: true,
    names: true,
    title: t('share.newcomer'),
    value: ({ user }) => joined(user.nickname, user.number),
    width: 160,
    render: (_, { user }) => <PersonCell of={user} />,
  },
  {
    key: 'sharer',
    title: t('share.sharer'),
    value: ({ sharer }) => joined(sharer.nickname, sharer.number),
    width: 160,
    render: (_, { sharer }) => <PersonCell of={sharer} />,
  },
  {
    key: 'channel',
    title: t('share.channel'),
    value: ({ channel }) => label(shareChannel, channel),
    width: 88,
    render: (_, { channel }) => <EnumText of={shareChannel} value={channel} />,
  },
];

const fromOf = ({ t, label }: Texts): ListColumn<ShareSignUp>[] => [
  {
    key: 'device',
    title: t('share.device'),
    value: ({ device }) => device,
    width: 144,
    ellipsis: true,
    render: (_, { device }) => <SignUpSource value={device} to={signUpsOf({ device })} />,
  },
  {
    key: 'ip',
    title: t('share.ip'),
    value: ({ ip }) => ip,
    width: 128,
    render: (_, { ip }) => <SignUpSource value={ip} to={signUpsOf({ ip })} />,
  },
  {
    key: 'suspect',
    title: t('share.suspect'),
    value: (signUp) => signUp.suspectBy.map((by) => label(suspectBy, by)).join(t('text.comma')) || null,
    width: 128,
    render: (_, signUp) =>
      signUp.suspectBy.length > 0 ? (
        <SuspectMark text={signUp.suspectBy.map((by) => label(suspectBy, by)).join(t('text.comma'))} />
      ) : (
        '–'
      ),
  },
  {
    key: 'at',
    title: t('share.at'),
    value: ({ at }) => dateOf(at),
    sorter: true,
    width: 112,
    render: (_, { at }) => <TimeText value={at} />,
  },
];
