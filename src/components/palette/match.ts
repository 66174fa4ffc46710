interface Named {
  words: readonly string[];
}

/** Entries that contain the keyword; those that begin with it come first. */
export function matching<T extends Named>(all: readonly T[], keyword: string): T[] {
  const part = keyword.trim().toLowerCase();
  if (!part) return [...all];
  const begins = (words: readonly string[]) => words.some((word) => word.toLowerCase().startsWith(part));
  return all
    .filter(({ words }) => words.some((word) => word.toLowerCase().includes(part)))
    .sort((a, b) => Number(begins(b.words)) - Number(begins(a.words)));
}
