import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

/** Sending is not here: each message is sent after a look at it. */
const actions = ['withdraw', 'remove'] as const;
type BulkAction = (typeof actions)[number];

export const MessageBulk = withBoundary(function MessageBulk({ list }: { list: List<Message> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<BulkAction>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: messageCalls[key],
          label: t(`message.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog && (
        <BulkConfirm<Message, Counts>
          list={list}
          text={`message.${dialog}.many`}
          count={(selection, options) => call(messageCalls.countByStatus, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger
          work={({ id }, { reason }, options) => call(messageCalls[dialog], { id, reason }, options)}
          onClose={() => setDialog(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

type Counts = Output<typeof messageCalls.countByStatus>;

function Consequence({ action, counts }: { action: BulkAction; counts: Counts }) {
  const t = useTranslations();
  const { total, draft, sending, sent, recipients } = counts;
  const count = action === 'remove' ? draft : sending + sent;
  const text = (key: 'consequence' | 'refused', values: Record<string, number>) =>
    t(`message.${action}.many.${key}`, values);
  return (
    <>
      {text('consequence', { count, recipients })}
      {total > count && <div>{text('refused', { count: total - count })}</div>}
    </>
  );
}
