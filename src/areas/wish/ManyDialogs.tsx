import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { withDialogBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { SelectionInput } from '@/components/bulk/selectionInput';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import type { WishAction } from './actions';
import { EffectOnMany } from './FulfilDialog';
import { GiftField } from './GiftField';
import { RemoveFields, type RemoveValues, removeDefaults } from './RemoveFields';

type Counts = Output<typeof wishCalls.countByState>;

interface ManyDialogProps {
  list: List<Wish>;
  onClose: () => void;
}

const countOf = (selection: SelectionInput, options: CallOptions) => call(wishCalls.countByState, selection, options);

export const FulfilMany = withDialogBoundary(function FulfilMany({ list, onClose }: ManyDialogProps) {
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
      work={({ id }, { giftId }, options) => call(wishCalls.fulfil, { id, giftId }, options)}
      onClose={onClose}
    >
      <GiftField />
    </BulkConfirm>
  );
});

export const RemoveMany = withDialogBoundary(function RemoveMany({ list, onClose }: ManyDialogProps) {
  const [stones, setStones] = useState<number>();
  return (
    <BulkConfirm<Wish, Counts, RemoveValues>
      list={list}
      text="wish.remove.many"
      count={async (selection, options) => {
        const counts = await countOf(selection, options);
        setStones(counts.openStones);
        return counts;
      }}
      consequence={(counts) => <Consequence action="remove" counts={counts} />}
      danger
      initialValues={removeDefaults}
      work={({ id }, values, options) =>
        call(wishCalls.remove, { id, reason: values.reason, stones: values.stones }, options)
      }
      onClose={onClose}
    >
      <RemoveFields count={stones} />
    </BulkConfirm>
  );
});

function Consequence({ action, counts: { total, open } }: { action: WishAction; counts: Counts }) {
  const t = useTranslations();
  return (
    <>
      {t(`wish.${action}.many.consequence`, { count: open })}
      {total > open && <div>{t('wish.many.refused', { count: total - open })}</div>}
    </>
  );
}
