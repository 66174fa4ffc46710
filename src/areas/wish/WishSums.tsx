import type { WishSums as Sums } from '@contract/wish';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

const columns = ['people', 'fulfilled', 'stones', 'refunded', 'value'] as const;

export function WishSums({ of }: { of: Sums }) {
  const t = useTranslations();
  const { number } = useFormat();
  const text = useTranslations('wish.sums');
  return (
    <table className="fish-sums">
      <caption className="fish-unseen">{t('wish.sums')}</caption>
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
