import type { Wish } from '@contract/wish';
import { ItemName } from '@/areas/order';
import { ItemIcon } from '@/areas/shelf';

export function WishText({ of: { text } }: { of: Pick<Wish, 'text'> }) {
  return (
    <div className="fish-clamped" title={text}>
      <bdi>{text}</bdi>
    </div>
  );
}

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
