/**
 * How a list's query travels. The contract's names are used inside the console; an owner's service that calls
 * them otherwise is served by an edit here (`fromWire` for answers, `toWire` for queries) and nowhere else.
 */
export function toWire(query: object): Record<string, string> {
  const wire: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) {
      if (value.length) wire[name] = value.join(',');
    } else {
      wire[name] = String(value);
    }
  }
  return wire;
}
