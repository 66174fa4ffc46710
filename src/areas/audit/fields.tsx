import { auditKind, auditPriority, auditState, wordsHit } from '@contract/audit/enums';
import { adminSource } from '@/areas/sysUser';
import { userSource } from '@/areas/user';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import type { Preset } from '@/components/views/SavedViews';
import type { Translate } from '@/locales/useTranslations';

export const search = { type: 'text', name: 'keyword', label: 'audit.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'kind', label: 'audit.kind', options: auditKind },
  { type: 'choices', name: 'state', label: 'audit.state', options: auditState },
  { type: 'choices', name: 'priority', label: 'audit.priority', options: auditPriority },
  { type: 'choices', name: 'words', label: 'audit.words', options: wordsHit, single: true },
  { type: 'days', name: 'submitted', label: 'audit.submittedAt' },
  { type: 'days', name: 'decided', label: 'audit.decidedAt' },
  { type: 'record', name: 'reviewerId', label: 'audit.reviewer', source: adminSource },
  { type: 'record', name: 'submitterId', label: 'audit.submitter', source: userSource },
];

const WAITING = 'state=pending';
const DECIDED = 'state=approved,rejected&decided=1d&sort=decidedAt&order=descend';

export const listSpec: ListSpec = {
  name: 'audit',
  fields,
  sorts: ['submittedAt', 'decidedAt'],
  defaultOrder: 'ascend',
  defaultSize: 100,
  opensWith: WAITING,
};

/** The last view lists what this admin decided. */
export const presetsOf = (t: Translate, me: string): Preset[] => [
  { name: t('audit.view.waiting'), query: WAITING },
  { name: t('audit.view.rooms'), query: `${WAITING}&kind=room,cover` },
  { name: t('audit.view.avatars'), query: `${WAITING}&kind=avatar` },
  { name: t('audit.view.names'), query: `${WAITING}&kind=nickname` },
  { name: t('audit.view.wishes'), query: `${WAITING}&kind=wish` },
  { name: t('audit.view.decided'), query: DECIDED },
  { name: t('audit.view.mine'), query: `${DECIDED}&reviewerId=${me}` },
];
