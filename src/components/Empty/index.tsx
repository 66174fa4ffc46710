import type { ReactNode } from 'react';
import { Drawing } from './Drawing';

interface EmptyProps {
  /** One sentence: what is missing, and what to do about it. */
  title: ReactNode;
  action?: ReactNode;
  drawing?: 'empty' | 'failed' | 'lost';
}

export function Empty({ title, action, drawing = 'empty' }: EmptyProps) {
  return (
    <div className="fish-empty">
      <Drawing of={drawing} />
      <p>{title}</p>
      {action}
    </div>
  );
}
