import type { Wish } from '@contract/wish';
import { ItemName } from '@/areas/order';
import { ItemIcon } from '@/areas/shelf';

/** Small pieces of a wish that its lists and its page show alike. */

/** What was wished for, on two lines at the most; all of it on hover. */
export function WishText({ of: { text } }: { of: Pick<Wish, 'text'> }) {
  return (
    <div className="fish-clamped" title={text}>
      <bdi>{text}</bdi>
    </div>
  );
}

/** What a wish was fulfilled with; a dash where that is nothing, or not known any more. */
export function WishGift({ of: { gift } }: { of: Pick<Wish, 'gift'> }) {
  if (!gift) return '–';
  return (
    <span className="fish-person">
      <ItemIcon of={gift} type="gift" width={28} />
      <span className="fish-clip">
        <ItemName item={{ type: 'gift', itemId: gift.id, name: gift.name }} />
      </span>
    </span>
  );
}
