import { isValidElement, type ReactNode } from 'react';
import { type Look, Part } from './Part';

/** Texts, functions and what is not there can't fail. */
export function inPart<T>(content: T, look: Look, resetOn?: readonly unknown[]): T | ReactNode {
  if (!isValidElement(content) && !Array.isArray(content)) return content;
  return (
    <Part look={look} resetOn={resetOn}>
      {content}
    </Part>
  );
}
