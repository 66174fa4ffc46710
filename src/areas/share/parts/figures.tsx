import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import type { ShareSums } from '@contract/share';
import { useFormat } from '@/components/format';
import type { TranslateBelow } from '@/locales/useTranslations';
import { clickRateOf, signUpRateOf } from '../numbers';
import { useIsListed } from '../useShareTabs';

/** A number linked to the list it counts, if the service has it; zero is no link. */
export function Count({ value, to }: { value: number; to: string }) {
  const { number } = useFormat();
  const isListed = useIsListed()(to);
  if (!value) return <span className="fish-quiet">{number(value)}</span>;
  return isListed ? <Link to={to}>{number(value)}</Link> : number(value);
}

interface Figure<Row> {
  key: string;
  title: string;
  align: 'right';
  render: (_: unknown, row: Row) => ReactNode;
}

export function useFigures<Row extends ShareSums>(
  t: TranslateBelow<'share'>,
  signUpsTo: (row: Row) => string,
): Figure<Row>[] {
  const { number, share } = useFormat();
  const rate = (value: number | null) => (value === null ? '–' : share(value));
  return [
    { key: 'clicks', title: t('clicks'), align: 'right', render: (_, { clicks }) => number(clicks) },
    { key: 'clickRate', title: t('clickRate'), align: 'right', render: (_, sums) => rate(clickRateOf(sums)) },
    {
      key: 'signUps',
      title: t('signUps'),
      align: 'right',
      render: (_, row) => <Count value={row.signUps} to={signUpsTo(row)} />,
    },
    { key: 'signUpRate', title: t('signUpRate'), align: 'right', render: (_, sums) => rate(signUpRateOf(sums)) },
  ];
}
