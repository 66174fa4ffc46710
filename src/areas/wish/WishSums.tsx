import { useIntl } from '@umijs/max';
import type { WishSums as Sums } from '@contract/wish';
import { useFormat } from '@/components/format';

const columns = ['people', 'fulfilled', 'stones', 'refunded', 'value'] as const;

/** Sums of the whole filter, as statistics show them of a period. */
export function WishSums({ of }: { of: Sums }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const text = (name: string) => formatMessage({ id: `wish.sums.${name}` });
  return (
    <table className="fish-sums">
      <caption className="fish-unseen">{formatMessage({ id: 'wish.sums' })}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {text(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map((name) => (
            <td key={name} data-label={text(name)} data-sum={name}>
              {number(of[name])}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
