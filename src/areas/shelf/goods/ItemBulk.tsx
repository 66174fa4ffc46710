import { useIntl } from '@umijs/max';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { ItemType } from '@contract/shelf/enums';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { call } from '@/request';
import { changeStatus } from './actions';
import type { Item } from './item';
import { PercentDialog } from './PercentDialog';

const bulkActions = ['putOn', 'takeOff', 'changePrices'] as const;
type BulkAction = (typeof bulkActions)[number];

interface ItemBulkProps<Row extends Item> {
  type: ItemType;
  list: List<Row>;
}

/** What can be done to the ticked packages or gifts. */
export function ItemBulk<Row extends Item>({ type, list }: ItemBulkProps<Row>) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<BulkAction>();
  const close = () => setAsked(undefined);
  return (
    <>
      <SelectionBar
        list={list}
        actions={bulkActions.map((key) => ({
          key,
          label: formatMessage({ id: `mall.${key}` }),
          onClick: () => setAsked(key),
        }))}
      />
      {asked === 'changePrices' && <PercentDialog type={type} list={list} onClose={close} />}
      {(asked === 'putOn' || asked === 'takeOff') && (
        <BulkConfirm<Row, Counts>
          list={list}
          text={`${type}.${asked}.many`}
          count={(selection) =>
            call(type === 'stone' ? paths.stone.countByStatus : paths.gift.countByStatus, selection, { notice: false })
          }
          consequence={(counts) => <Consequence action={asked} counts={counts} />}
          danger={asked === 'takeOff'}
          withoutReason={asked === 'putOn'}
          work={(item, { reason }, options) => changeStatus(item, asked, reason, options)}
          onClose={close}
        />
      )}
      <BulkProgress list={list} />
    </>
  );
}

interface Counts {
  total: number;
  on: number;
  off: number;
}

/** How many change, and how many are so already and will be refused. */
function Consequence({ action, counts: { on, off } }: { action: 'putOn' | 'takeOff'; counts: Counts }) {
  const { formatMessage } = useIntl();
  const [count, already] = action === 'putOn' ? [off, on] : [on, off];
  const text = (key: string, value: number) => formatMessage({ id: `mall.${action}.many.${key}` }, { count: value });
  return (
    <>
      {text('consequence', count)}
      {already > 0 && <div>{text('already', already)}</div>}
    </>
  );
}
