import { isValidElement, type ReactNode } from 'react';
import { type FailureLook, PartBoundary } from './PartBoundary';

/** Texts, functions and what is not there can't fail. */
export function inBoundary<T>(content: T, look: FailureLook, resetOn?: readonly unknown[]): T | ReactNode {
  if (!isValidElement(content) && !Array.isArray(content)) return content;
  return (
    <PartBoundary look={look} resetOn={resetOn}>
      {content}
    </PartBoundary>
  );
}
