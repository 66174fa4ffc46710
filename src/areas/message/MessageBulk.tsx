import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Message } from '@contract/message';
import { paths } from '@contract/paths';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';

/** Each message is sent by a look of its own. */
const actions = ['withdraw', 'remove'] as const;
type BulkAction = (typeof actions)[number];

/** What can be done to the ticked messages. */
export function MessageBulk({ list }: { list: List<Message> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<BulkAction>();
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          label: formatMessage({ id: `message.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked && (
        <BulkConfirm<Message, Counts>
          list={list}
          text={`message.${asked}.many`}
          count={(selection) => call(paths.message.countByStatus, selection, { notice: false })}
          consequence={(counts) => <Consequence action={asked} counts={counts} />}
          danger
          withoutReason={asked === 'remove'}
          work={({ id }, { reason }, options) =>
            asked === 'remove'
              ? call(paths.message.remove, { id }, options)
              : call(paths.message.withdraw, { id, reason }, options)
          }
          onClose={() => setAsked(undefined)}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

type Counts = Output<typeof paths.message.countByStatus>;

/** How many it changes, and how many the back end will refuse. */
function Consequence({ action, counts }: { action: BulkAction; counts: Counts }) {
  const { formatMessage } = useIntl();
  const { total, draft, sending, sent, recipients } = counts;
  const count = action === 'remove' ? draft : sending + sent;
  const text = (key: string, values: Record<string, number>) =>
    formatMessage({ id: `message.${action}.many.${key}` }, values);
  return (
    <>
      {text('consequence', { count, recipients })}
      {total > count && <div>{text('refused', { count: total - count })}</div>}
    </>
  );
}
