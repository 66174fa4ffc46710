import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { AuditItem } from '@contract/audit';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

const actions = ['approve', 'reject'] as const;
type Action = (typeof actions)[number];

/** Decides the ticked items. */
export function BulkActions({ list }: { list: List<AuditItem> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Action>();
  const buttons = actions.map((key) => ({
    key,
    label: formatMessage({ id: `audit.${key}` }),
    onClick: () => setAsked(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {asked && (
        <BulkConfirm<AuditItem, Counts, RejectValues & { reason: string }>
          list={list}
          text={`audit.${asked}.many`}
          count={(selection) => call(paths.audit.countByState, selection, { notice: false })}
          consequence={(counts) => <Consequence action={asked} counts={counts} />}
          danger={asked === 'reject'}
          withoutReason
          work={({ id, version }, values, options) => {
            const verdict = asked === 'reject' ? rejection(values) : ({ decision: 'approved' } as const);
            return call(paths.audit.review, { id, version, ...verdict }, options);
          }}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'reject' && <RejectFields />}
        </BulkConfirm>
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.audit.countByState>;

function Consequence({ action, counts }: { action: Action; counts: Counts }) {
  const { formatMessage } = useIntl();
  const { pending, approved, rejected, held, submitters } = counts;
  const text = (key: string, count: number) => formatMessage({ id: `audit.many.${key}` }, { count, submitters });
  return (
    <>
      {text(action, pending - held)}
      {approved + rejected > 0 && <div>{text('decided', approved + rejected)}</div>}
      {held > 0 && <div>{text('held', held)}</div>}
    </>
  );
}
