import type { AuditItem } from '@contract/audit';
import { auditKind, auditPriority, auditState } from '@contract/audit/enums';
import { dateOf, type ListColumn } from '@/components/list/columns';
import type { LabelOf } from '@/components/StatusTag';
import type { Translate } from '@/locales/useTranslations';
import { auditHeadline } from './headline';
import { presetOf } from './presetOf';

/** The queue draws no table: its columns name an item where its row is not shown, and are those of a file. */
export const columnsOf = (t: Translate, label: LabelOf): ListColumn<AuditItem>[] => [
  ...contentOf(t, label),
  ...submitterOf(t),
  ...decisionOf(t, label),
];

const contentOf = (t: Translate, label: LabelOf): ListColumn<AuditItem>[] => [
  { key: 'id', title: t('audit.id'), value: ({ id }) => id },
  { key: 'kind', names: true, title: t('audit.kind'), value: ({ kind }) => label(auditKind, kind) },
  { key: 'priority', title: t('audit.priority'), value: ({ priority }) => label(auditPriority, priority) },
  { key: 'headline', names: true, title: t('audit.content'), value: (item) => auditHeadline(item, t) },
  {
    key: 'text',
    title: t('field.description'),
    value: ({ kind, text }) => (kind === 'room' ? text : null),
  },
  {
    key: 'words',
    title: t('audit.words'),
    value: ({ hits }) => [...new Set(hits.map(({ word }) => word))].join(t('text.comma')) || null,
  },
];

const submitterOf = (t: Translate): ListColumn<AuditItem>[] => [
  {
    key: 'submitter',
    names: true,
    title: t('audit.submitter'),
    value: ({ submitter }) => submitter.number,
    beside: [{ key: 'nickname', title: t('user.nickname'), value: ({ submitter }) => submitter.nickname }],
  },
  { key: 'violations', title: t('audit.violations.label'), value: ({ violations }) => violations },
  { key: 'reports', title: t('people.reports'), value: ({ reports }) => reports },
  { key: 'submittedAt', title: t('audit.submittedAt'), value: ({ submittedAt }) => dateOf(submittedAt) },
];

const decisionOf = (t: Translate, label: LabelOf): ListColumn<AuditItem>[] => [
  { key: 'state', title: t('audit.state'), value: ({ state }) => label(auditState, state) },
  { key: 'claimedBy', title: t('audit.claimedBy'), value: ({ claimedBy }) => claimedBy?.nickname ?? null },
  { key: 'reviewer', title: t('audit.reviewer'), value: ({ reviewer }) => reviewer?.nickname ?? null },
  { key: 'decidedAt', title: t('audit.decidedAt'), value: ({ decidedAt }) => dateOf(decidedAt) },
  { key: 'reasonCode', title: t('field.reasonCode'), value: (item) => presetOf(label, item) ?? null },
  { key: 'reason', title: t('field.reason'), value: ({ reason }) => reason },
];
