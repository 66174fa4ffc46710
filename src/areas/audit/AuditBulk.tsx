import { useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import type { Output } from '@contract/index';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { asPart } from '@/components/part';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

const actions = ['approve', 'reject'] as const;
type Action = (typeof actions)[number];

export const AuditBulk = asPart(function AuditBulk({ list }: { list: List<AuditItem> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<Action>();
  const buttons = actions.map((key) => ({
    key,
    call: auditCalls.review,
    label: t(`audit.${key}`),
    onClick: () => setDialog(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {dialog && (
        <BulkConfirm<AuditItem, Counts, RejectValues & { reason: string }>
          list={list}
          text={`audit.${dialog}.many`}
          count={(selection, options) => call(auditCalls.countByState, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={dialog === 'reject'}
          withoutReason
          work={({ id, version }, values, options) => {
            const verdict = dialog === 'reject' ? rejection(values) : ({ decision: 'approved' } as const);
            return call(auditCalls.review, { id, version, ...verdict }, options);
          }}
          onClose={() => setDialog(undefined)}
        >
          {dialog === 'reject' && <RejectFields />}
        </BulkConfirm>
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof auditCalls.countByState>;

function Consequence({ action, counts }: { action: Action; counts: Counts }) {
  const t = useTranslations();
  const { pending, approved, rejected, held, submitters } = counts;
  const text = (key: MessageIdBelow<'audit.many'>, count: number) => t(`audit.many.${key}`, { count, submitters });
  return (
    <>
      {text(action, pending - held)}
      {approved + rejected > 0 && <div>{text('decided', approved + rejected)}</div>}
      {held > 0 && <div>{text('held', held)}</div>}
    </>
  );
}
