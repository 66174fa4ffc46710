import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import type { ShareSums } from '@contract/share';
import { useFormat } from '@/components/format';
import { clickRateOf, signUpRateOf } from '../numbers';

/** A number that leads to what it counts, where there is something. */
export function Count({ value, to }: { value: number; to: string }) {
  const { number } = useFormat();
  return value === 0 ? <span className="fish-quiet">0</span> : <Link to={to}>{number(value)}</Link>;
}

interface Figure<Row> {
  key: string;
  title: string;
  align: 'right';
  render: (_: unknown, row: Row) => ReactNode;
}

/** What became of some shares, in columns: clicks, sign-ups and their rates. */
export function useFigures<Row extends ShareSums>(
  text: (key: string) => string,
  signUpsTo: (row: Row) => string,
): Figure<Row>[] {
  const { number, percent } = useFormat();
  const rate = (value: number | null) => (value === null ? '–' : percent(value));
  return [
    { key: 'clicks', title: text('clicks'), align: 'right', render: (_, { clicks }) => number(clicks) },
    { key: 'clickRate', title: text('clickRate'), align: 'right', render: (_, sums) => rate(clickRateOf(sums)) },
    {
      key: 'signUps',
      title: text('signUps'),
      align: 'right',
      render: (_, row) => <Count value={row.signUps} to={signUpsTo(row)} />,
    },
    { key: 'signUpRate', title: text('signUpRate'), align: 'right', render: (_, sums) => rate(signUpRateOf(sums)) },
  ];
}
