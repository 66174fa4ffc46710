export type FieldValues = Record<string, unknown>;

/** Whether two values are equal for the back end, which trims texts and treats an empty text as null. */
export function same(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

export function differs(before: FieldValues, values: FieldValues): boolean {
  return Object.keys(values).some((name) => !same(before[name], values[name]));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
