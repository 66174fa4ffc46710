import type { ReactNode } from 'react';

/** What is wrong with an input, if anything is. */
export const problemOf = (problem: ReactNode) =>
  problem ? { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> } : {};
