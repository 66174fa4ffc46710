import type { AuditItem } from '@contract/audit';
import { auditKind, auditPriority, auditState, wordsHit } from '@contract/audit/enums';
import type { ListColumn } from '@/components/list/columns';
import type { FilterField } from '@/components/list/fields';
import type { ListSpec } from '@/components/list/useListState';
import { adminSource, userSource } from '@/components/RecordSelect/source';
import type { LabelOf } from '@/components/StatusTag';
import type { Preset } from '@/components/views/SavedViews';
import { headlineOf } from './headline';

export const search = { type: 'text', name: 'keyword', label: 'audit.search' } as const satisfies FilterField;

const fields: readonly FilterField[] = [
  search,
  { type: 'choices', name: 'kind', label: 'audit.kind', options: auditKind },
  { type: 'choices', name: 'state', label: 'audit.state', options: auditState },
  { type: 'choices', name: 'priority', label: 'audit.priority', options: auditPriority },
  { type: 'choices', name: 'words', label: 'audit.words', options: wordsHit, single: true },
  { type: 'days', name: 'submitted', label: 'audit.submittedAt', more: true },
  { type: 'days', name: 'decided', label: 'audit.decidedAt', more: true },
  { type: 'record', name: 'reviewerId', label: 'audit.reviewer', source: adminSource, more: true },
  { type: 'record', name: 'submitterId', label: 'audit.submitter', source: userSource, more: true },
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

/** Views that everyone has; the last is of what the asking admin decided. */
export const presetsOf = (text: (id: string) => string, me: string): Preset[] => [
  { name: text('audit.view.waiting'), query: WAITING },
  { name: text('audit.view.rooms'), query: `${WAITING}&kind=room,cover` },
  { name: text('audit.view.avatars'), query: `${WAITING}&kind=avatar` },
  { name: text('audit.view.names'), query: `${WAITING}&kind=nickname` },
  { name: text('audit.view.wishes'), query: `${WAITING}&kind=wish` },
  { name: text('audit.view.decided'), query: DECIDED },
  { name: text('audit.view.mine'), query: `${DECIDED}&reviewerId=${me}` },
];

/** What a row is called in dialogs and results, and what the outcome of a bulk action writes. */
export const columnsOf = (text: (id: string) => string, label: LabelOf): ListColumn<AuditItem>[] => [
  { key: 'kind', names: true, title: text('audit.kind'), value: ({ kind }) => label(auditKind, kind) },
  { key: 'headline', names: true, title: text('audit.content'), value: (item) => headlineOf(item, text) },
  { key: 'submitter', names: true, title: text('audit.submitter'), value: ({ submitter }) => submitter.number },
];
