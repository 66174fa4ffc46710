import type { FilterField, Wrong } from '../fields';

export type FieldOf<T extends FilterField['type']> = Extract<FilterField, { type: T }>;

/** What is entered and not applied yet, by its name in the address. */
export type Draft = Record<string, string | undefined>;

/** What an editor gets to edit a filter by. */
export interface FilterInput {
  draft: Draft;
  wrong: Wrong;
  set: (name: string) => (value: string | undefined) => void;
  onApply: (values: Draft) => void;
}
