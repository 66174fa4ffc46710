/** Something that can be found by its words, in any language. */
export interface Named {
  words: readonly string[];
}

/** Those whose words contain the keyword, first the ones that begin with it. */
export function matching<T extends Named>(all: readonly T[], keyword: string): T[] {
  const part = keyword.trim().toLowerCase();
  if (!part) return [...all];
  const begins = (words: readonly string[]) => words.some((word) => word.toLowerCase().startsWith(part));
  return all
    .filter(({ words }) => words.some((word) => word.toLowerCase().includes(part)))
    .sort((a, b) => Number(begins(b.words)) - Number(begins(a.words)));
}
