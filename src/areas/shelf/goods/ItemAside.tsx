import type { ReactNode } from 'react';
import { shelfCalls } from '@contract/shelf/calls';
import { Has } from '@/components/availability/Has';
import { OperationTimeline } from '@/components/OperationTimeline';
import type { Item } from './item';
import { itemTypeOf } from './item';
import { PriceHistory } from './PriceHistory';
import { Sales } from './Sales';
import { TimedPrices } from './timed/TimedPrices';

interface ItemAsideProps {
  item: Item;
  changes: number;
  /** The item may have changed by its timed prices. */
  onChanged: () => void;
  orders?: ReactNode;
}

export function ItemAside({ item, changes, onChanged, orders }: ItemAsideProps) {
  return (
    <>
      <Has call={shelfCalls.sales}>
        <Sales of={{ type: itemTypeOf(item), id: item.id }} />
      </Has>
      {orders}
      <Has call={shelfCalls.timedPrices}>
        <TimedPrices item={item} onChanged={onChanged} />
      </Has>
      <Has call={shelfCalls.prices}>
        <PriceHistory item={item} />
      </Has>
      <OperationTimeline key={changes} of={{ targetType: itemTypeOf(item), targetId: item.id }} />
    </>
  );
}
