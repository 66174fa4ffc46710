import type { ReactNode } from 'react';
import { OperationTimeline } from '@/components/OperationTimeline';
import type { Item } from './item';
import { typeOf } from './item';
import { PriceHistory } from './PriceHistory';
import { Sales } from './Sales';

interface ItemAsideProps {
  item: Item;
  /** Counts what was done on the page, so that the timeline is asked anew. */
  done: number;
  /** Stand between its sales and its prices. */
  orders?: ReactNode;
}

/** What goes on with something that is sold: its sales, its prices, what was done to it. */
export function ItemAside({ item, done, orders }: ItemAsideProps) {
  return (
    <>
      <Sales id={item.id} />
      {orders}
      <PriceHistory item={item} />
      <OperationTimeline key={done} of={{ targetType: typeOf(item), targetId: item.id }} />
    </>
  );
}
