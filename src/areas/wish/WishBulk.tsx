import { useState } from 'react';
import type { Output } from '@contract/index';
import type { Wish } from '@contract/wish';
import { wishCalls } from '@contract/wish/calls';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { SelectionInput } from '@/components/bulk/selectionInput';
import type { List } from '@/components/list/useList';
import { asDialog, asPart } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, call } from '@/request';
import { EffectOnMany } from './FulfilDialog';
import { GiftField } from './GiftField';
import { RemoveFields, type RemoveValues, removeDefaults } from './RemoveFields';
import { actions, callOf, type WishAction } from './steps';

type Counts = Output<typeof wishCalls.countByState>;

interface BulkProps {
  list: List<Wish>;
}

export const WishBulk = asPart(function WishBulk({ list }: BulkProps) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<WishAction>();
  const close = () => setDialog(undefined);
  return (
    <>
      <SelectionBar
        list={list}
        actions={actions.map((key) => ({
          key,
          call: callOf[key],
          label: t(`wish.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog === 'fulfil' && <FulfilMany list={list} onClose={close} />}
      {dialog === 'remove' && <RemoveMany list={list} onClose={close} />}
      <BulkProgress list={list} />
    </>
  );
});

const countOf = (selection: SelectionInput, options: CallOptions) => call(wishCalls.countByState, selection, options);

const FulfilMany = asDialog(function FulfilMany({ list, onClose }: BulkProps & { onClose: () => void }) {
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

const RemoveMany = asDialog(function RemoveMany({ list, onClose }: BulkProps & { onClose: () => void }) {
  const [stones, setStones] = useState(0);
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
