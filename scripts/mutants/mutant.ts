/** A guard, and how it is broken to see whether a test notices. */
export interface Mutant {
  /** What is guarded, in a short phrase. */
  guards: string;
  file: string;
  /** Stands exactly once in the file. */
  find: string;
  replace: string;
  /** Test files of which one must fail. */
  tests: readonly string[];
  /** Shows on PostgreSQL alone: the embedded database does one transaction after the other. */
  postgres?: true;
  /** Why no test can notice: taken for an answer where none does. */
  explained?: string;
}

/** The mutants of a part of the product. */
export interface Part {
  name: string;
  mutants: readonly Mutant[];
}

/** The text of a file with the mutant in it. @throws if what it replaces doesn't stand there exactly once */
export function mutate(source: string, { file, find, replace, guards }: Mutant): string {
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`“${guards}”: its text stands ${times} times in ${file}, and not once`);
  // As a function, so that no `$` of it is read as a pattern.
  return source.replace(find, () => replace);
}
