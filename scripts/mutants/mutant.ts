/** A guard, and how to break it. */
export interface Mutant {
  guards: string;
  file: string;
  /** Has to occur exactly once in the file. */
  find: string;
  replace: string;
  /** Test files; at least one has to fail. */
  tests: readonly string[];
  /** Cases of the table of faults (tests/browser/faults), as a pattern of their titles; at least one has to fail. */
  faults?: string;
  /** Only visible on PostgreSQL, because the embedded database runs one transaction after the other. */
  postgres?: true;
  /** Why no test can notice it; accepted if none does. */
  explained?: string;
}

export interface Part {
  name: string;
  mutants: readonly Mutant[];
}

/** The text of a file with the mutant in it. @throws if `find` does not occur exactly once */
export function mutate(source: string, { file, find, replace, guards }: Mutant): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`“${guards}”: its text stands ${times} times in ${file}, and not once`);
  // A function, so that `$` is not read as a pattern.
  return source.replace(find, () => replace);
}
