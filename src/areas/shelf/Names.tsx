import { ItemIcon } from './goods/ItemIcon';
import { type Item, itemTypeOf } from './goods/item';

export function Names({ items }: { items: readonly Item[] }) {
  return (
    <ul className="shelf-names">
      {items.map((item) => (
        <li key={item.id}>
          <ItemIcon of={item} type={itemTypeOf(item)} width={20} /> <bdi className="fish-clip">{item.name}</bdi>
        </li>
      ))}
    </ul>
  );
}
