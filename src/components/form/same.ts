export type FieldValues = Record<string, unknown>;

/** Whether two values are equal for the back end, which trims texts and treats an empty text as null. */
export function same(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

export function differs(before: object, values: object): boolean {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(values).some(([name, value]) => !same(was.get(name), value));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value.trim();
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
