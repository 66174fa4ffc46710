import type { ReactNode } from 'react';
import { withBoundary } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';

interface KeyFiguresProps {
  label: string;
  busy?: boolean;
  /** `<li>`s. */
  children: ReactNode;
}

/** What counts most about a record, in a strip above all else. */
export function KeyFigures({ label, busy, children }: KeyFiguresProps) {
  return (
    <ul className="fish-key-figures" aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}

export interface KeyFigureProps {
  label: string;
  /** Undefined while it loads. */
  value: ReactNode;
  /** Small lines below it. */
  notes?: readonly string[];
  /** Something to look into. */
  attention?: boolean;
}

export function KeyFigure({ label, value, notes, attention }: KeyFigureProps) {
  return (
    <>
      <div className="fish-key-figure-label">{label}</div>
      <div className="fish-key-figure-value" data-attention={attention || undefined}>
        {value ?? <Skeleton.Button active size="small" />}
      </div>
      {notes?.map((note) => (
        <div key={note} className="fish-key-figure-note">
          {note}
        </div>
      ))}
    </>
  );
}

/** The key figures of a record that has them all itself. */
export const KeyFacts = withBoundary(function KeyFacts({ of: figures }: { of: readonly KeyFigureProps[] }) {
  const t = useTranslations();
  return (
    <KeyFigures label={t('record.keyFigures')}>
      {figures.map((figure) => (
        <li key={figure.label} className="fish-key-figure">
          <KeyFigure {...figure} />
        </li>
      ))}
    </KeyFigures>
  );
});
