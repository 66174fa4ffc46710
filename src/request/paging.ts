/**
 * What paging is called on the wire: a name of the contract → the name of the back end. An owner's service with other
 * names needs an edit here and nowhere else.
 */
export const wireNames = {
  query: { current: 'current', pageSize: 'pageSize', sort: 'sort', order: 'order' },
  answer: { list: 'list', total: 'total', current: 'current', pageSize: 'pageSize' },
};

type Names = Readonly<Record<string, string>>;

/** A query as it travels: several values with commas, empty ones not at all. */
export function toWire(query: object, names: Names = wireNames.query): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
    if (!isEmpty) wire[names[name] ?? name] = String(value);
  }
  return wire;
}

/** An answer by the names of the contract; one that is no page is left alone. */
export function fromWire(data: unknown, names: Names = wireNames.answer): unknown {
  if (typeof data !== 'object' || data === null || !(String(names.list) in data)) return data;
  const page: Record<string, unknown> = { ...data };
  for (const [name, wire] of Object.entries(names)) {
    delete page[wire];
    page[name] = (data as Record<string, unknown>)[wire];
  }
  return page;
}
