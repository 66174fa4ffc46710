import { useState } from 'react';
import type { ItemType } from '@contract/shelf/enums';
import { withBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { changeStatus } from './actions';
import { type Item, itemCalls } from './item';
import { PercentDialog } from './PercentDialog';

const bulkActions = ['putOn', 'takeOff', 'changePrices'] as const;
type BulkAction = (typeof bulkActions)[number];

interface ItemBulkProps<Row extends Item> {
  type: ItemType;
  list: List<Row>;
}

export const ItemBulk = withBoundary(function ItemBulk<Row extends Item>({ type, list }: ItemBulkProps<Row>) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<BulkAction>();
  const close = () => setDialog(undefined);
  return (
    <>
      <SelectionBar
        list={list}
        actions={bulkActions.map((key) => ({
          key,
          call: key === 'changePrices' ? itemCalls[type].changePrice : itemCalls[type].changeStatus,
          label: t(`mall.${key}`),
          onClick: () => setDialog(key),
        }))}
      />
      {dialog === 'changePrices' && <PercentDialog type={type} list={list} onClose={close} />}
      {(dialog === 'putOn' || dialog === 'takeOff') && (
        <BulkConfirm<Row, Counts>
          list={list}
          text={`${type}.${dialog}.many`}
          count={(selection, options) => call(itemCalls[type].countByStatus, selection, options)}
          consequence={(counts) => <Consequence action={dialog} counts={counts} />}
          danger={dialog === 'takeOff'}
          withoutReason={dialog === 'putOn'}
          work={({ id }, { reason }, options) => changeStatus({ type, id }, dialog, reason, options)}
          onClose={close}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
});

interface Counts {
  total: number;
  on: number;
  off: number;
}

/** How many change, and how many already have the state and will be refused. */
function Consequence({ action, counts: { on, off } }: { action: 'putOn' | 'takeOff'; counts: Counts }) {
  const t = useTranslations();
  const [count, already] = action === 'putOn' ? [off, on] : [on, off];
  const text = (key: 'consequence' | 'already', value: number) => t(`mall.${action}.many.${key}`, { count: value });
  return (
    <>
      {text('consequence', count)}
      {already > 0 && <div>{text('already', already)}</div>}
    </>
  );
}
