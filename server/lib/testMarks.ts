interface Timed {
  id: string;
  key: string;
  at: string;
}

/** Ids of the rows that are in some span of so long a time with `atLeast` rows of their key, found by trying all spans. */
export function crowdedOf(rows: readonly Timed[], atLeast: number, spanMs: number): Set<string> {
  const found = new Set<string>();
  for (const { key, at } of rows) {
    const begin = Date.parse(at);
    const within = rows.filter((row) => row.key === key && isIn(Date.parse(row.at), begin, begin + spanMs));
    if (within.length >= atLeast) for (const { id } of within) found.add(id);
  }
  return found;
}

const isIn = (at: number, from: number, to: number) => at >= from && at <= to;
