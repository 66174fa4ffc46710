import { ItemIcon } from './goods/ItemIcon';
import { type Item, typeOf } from './goods/item';

/** Packages and gifts by icon and name, one below the other. */
export function Names({ items }: { items: readonly Item[] }) {
  return (
    <ul className="shelf-names">
      {items.map((item) => (
        <li key={item.id}>
          <ItemIcon of={item} type={typeOf(item)} width={20} /> <bdi className="fish-clip">{item.name}</bdi>
        </li>
      ))}
    </ul>
  );
}
