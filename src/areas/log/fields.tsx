import type { LogEntry } from '@contract/log';
import { burstMark, loginReason, loginResult, refusedOutcomes } from '@contract/log/enums';
import { loginOutcome } from '@contract/sysUser/enums';
import { adminSource } from '@/areas/sysUser';
import { TimeText } from '@/components/format/TimeText';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { PlaceText } from '@/components/place/PlaceText';
import type { usePlaceName } from '@/components/place/usePlaceName';
import { EnumText, type LabelOf, StatusTag } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';
import { Account, Address } from './cells';
import { reasonOf, resultOf } from './outcome';

export const search = { type: 'text', name: 'keyword', label: 'log.search' } as const satisfies FilterField;

export const listSpec: ListSpec = {
  name: 'log',
  fields: [
    search,
    { type: 'choices', name: 'outcome', label: 'log.outcome', options: loginOutcome },
    { type: 'text', name: 'ip', label: 'login.ip' },
    { type: 'record', name: 'sysUserId', label: 'log.admin', source: adminSource },
    { type: 'days', name: 'at', label: 'login.at' },
    { type: 'choices', name: 'burst', label: 'log.burst', options: burstMark, single: true },
  ],
  sorts: ['at', 'account', 'ip'],
};

export const REFUSED = `outcome=${refusedOutcomes.join()}`;

export const presetsOf = (t: Translate): Preset[] => [
  { name: t('log.view.refused'), query: REFUSED },
  { name: t('log.view.lockedOut'), query: 'outcome=tooManyAttempts' },
  { name: t('log.view.bursts'), query: 'burst=true' },
];

interface Texts {
  t: Translate;
  label: LabelOf;
  placeName: ReturnType<typeof usePlaceName>;
}

export const columnsOf = (texts: Texts): ListColumn<LogEntry>[] => [...whatOf(texts), ...whereOf(texts)];

const whatOf = ({ t, label }: Texts): ListColumn<LogEntry>[] => [
  {
    key: 'account',
    always: true,
    names: true,
    title: t('log.account'),
    value: ({ account }) => account,
    sorter: true,
    width: 144,
    render: (_, entry) => <Account of={entry} />,
  },
  {
    key: 'result',
    title: t('log.result'),
    value: (entry) => label(loginResult, resultOf(entry)),
    width: 100,
    render: (_, entry) => <StatusTag of={loginResult} value={resultOf(entry)} />,
  },
  {
    key: 'reason',
    title: t('log.reason'),
    value: (entry) => {
      const reason = reasonOf(entry);
      return reason && label(loginReason, reason);
    },
    width: 140,
    render: (_, entry) => {
      const reason = reasonOf(entry);
      return reason ? <EnumText of={loginReason} value={reason} /> : '–';
    },
  },
];

const whereOf = ({ t, label, placeName }: Texts): ListColumn<LogEntry>[] => [
  {
    key: 'ip',
    title: t('login.ip'),
    value: ({ ip }) => ip,
    beside: [
      { key: 'failuresNear', title: t('log.failuresNear'), value: ({ failuresNear }) => failuresNear },
      { key: 'burst', title: t('log.burst'), value: ({ burst }) => (burst ? label(burstMark, 'true') : null) },
    ],
    sorter: true,
    width: 156,
    render: (_, entry) => <Address of={entry} />,
  },
  {
    key: 'place',
    title: t('login.place'),
    value: ({ place }) => placeName(place),
    width: 124,
    render: (_, { place }) => <PlaceText value={place} />,
  },
  {
    key: 'browser',
    title: t('login.browser'),
    value: ({ browser }) => browser || null,
    beside: [{ key: 'system', title: t('login.system'), value: ({ system }) => system || null }],
    width: 148,
    render: (_, { browser, system }) => (
      <span className="fish-two-lines">
        <span>{browser || '–'}</span>
        <small>{system}</small>
      </span>
    ),
  },
  {
    key: 'at',
    title: t('login.at'),
    value: ({ at }) => dateOf(at),
    sorter: true,
    width: 108,
    render: (_, { at }) => <TimeText value={at} />,
  },
];
