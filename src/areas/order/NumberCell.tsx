import type { ReactNode } from 'react';
import { useNarrow } from '@/components/list/useNarrow';

interface NumberCellProps {
  /** On a phone below the number, because the column of the sums is out of sight there. */
  sum: ReactNode;
  children: ReactNode;
}

/** The number of an order, or of a line of one. */
export function NumberCell({ sum, children }: NumberCellProps) {
  const narrow = useNarrow();
  if (!narrow) return <span className="fish-cell-link">{children}</span>;
  return (
    <span className="fish-cell-link fish-two-lines">
      <span>{children}</span>
      {sum && <small>{sum}</small>}
    </span>
  );
}
