/** Runs a statement of the database. `text` has a place for each value, and never a value. */
type Runs = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>;

let runs: Runs = (_, run) => run();

/** Runs a statement, which shows in the trace of its call where there is one. */
export const asStatement: Runs = (text, run) => runs(text, run);

/** For the whole process, as connections are. */
export function traceStatements(by: Runs): void {
  runs = by;
}
