import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { Output } from '@contract/index';
import { paths } from '@contract/paths';
import type { Wish } from '@contract/wish';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { SelectionInput } from '@/components/bulk/selectionInput';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { EffectOnMany } from './FulfilDialog';
import { GiftField } from './GiftField';
import { RemoveFields, type RemoveValues, removeDefaults } from './RemoveFields';
import { actions, type WishAction } from './steps';

type Counts = Output<typeof paths.wish.countByState>;

interface BulkProps {
  list: List<Wish>;
}

/** What can be done to the ticked wishes: fulfil them with one gift, or remove them. */
export function WishBulk({ list }: BulkProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<WishAction>();
  const close = () => setAsked(undefined);
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          label: formatMessage({ id: `wish.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked === 'fulfil' && <FulfilMany list={list} onClose={close} />}
      {asked === 'remove' && <RemoveMany list={list} onClose={close} />}
      <BulkProgress list={list} />
    </>
  );
}

const countOf = (selection: SelectionInput) => call(paths.wish.countByState, selection, { notice: false });

function FulfilMany({ list, onClose }: BulkProps & { onClose: () => void }) {
  return (
    <BulkConfirm<Wish, Counts, { reason: string; giftId: string }>
      list={list}
      text="wish.fulfil.many"
      count={countOf}
      consequence={(counts) => (
        <>
          <Consequence action="fulfil" counts={counts} />
          <EffectOnMany {...counts} />
        </>
      )}
      withoutReason
      work={({ id }, { giftId }, options) => call(paths.wish.fulfil, { id, giftId }, options)}
      onClose={onClose}
    >
      <GiftField />
    </BulkConfirm>
  );
}

function RemoveMany({ list, onClose }: BulkProps & { onClose: () => void }) {
  const [stones, setStones] = useState(0);
  return (
    <BulkConfirm<Wish, Counts, RemoveValues>
      list={list}
      text="wish.remove.many"
      count={async (selection) => {
        const counts = await countOf(selection);
        setStones(counts.openStones);
        return counts;
      }}
      consequence={(counts) => <Consequence action="remove" counts={counts} />}
      danger
      initialValues={removeDefaults}
      work={({ id }, values, options) =>
        call(paths.wish.remove, { id, reason: values.reason, stones: values.stones }, options)
      }
      onClose={onClose}
    >
      <RemoveFields count={stones} />
    </BulkConfirm>
  );
}

/** How many it is for, and how many the back end will refuse. */
function Consequence({ action, counts: { total, open } }: { action: WishAction; counts: Counts }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage({ id: `wish.${action}.many.consequence` }, { count: open })}
      {total > open && <div>{formatMessage({ id: 'wish.many.refused' }, { count: total - open })}</div>}
    </>
  );
}
