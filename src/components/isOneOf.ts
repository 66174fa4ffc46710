/** The guard of a union of names, such as what can be done to a record. */
export const isOneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((each) => each === value);
