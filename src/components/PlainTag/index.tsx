import type { ReactNode } from 'react';
import { toneOf } from '@config/theme';
import type { Tone } from '@contract/enum';
import { useTheme } from '@/components/ThemeProvider';

interface PlainTagProps {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** Looks as a status does, without its dot: it says no state. */
export function PlainTag({ tone = 'gray', className, children }: PlainTagProps) {
  const { mode } = useTheme();
  const { ink, tint } = toneOf(mode)[tone];
  return (
    <span className={className ? `fish-tag ${className}` : 'fish-tag'} style={{ color: ink, background: tint }}>
      {children}
    </span>
  );
}
