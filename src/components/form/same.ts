/** A form's values, by the names of its fields. */
export type FieldValues = Record<string, unknown>;

/** Whether two values are one to the back end: it trims texts, and an empty one is none. */
export function same(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

/** Whether any field holds something else than it did in `before`. */
export function differs(before: FieldValues, values: FieldValues): boolean {
  return Object.keys(values).some((name) => !same(before[name], values[name]));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
