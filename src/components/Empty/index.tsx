import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

interface EmptyProps {
  /** One sentence: what is not here, and what to do about it. */
  title: ReactNode;
  /** One button. */
  action?: ReactNode;
  drawing?: 'empty' | 'failed' | 'lost';
}

/** Stands where nothing else can: one drawing, one sentence, one button. */
export function Empty({ title, action, drawing = 'empty' }: EmptyProps) {
  return (
    <div className="fish-empty">
      <Drawing of={drawing} />
      <p>{title}</p>
      {action}
    </div>
  );
}
