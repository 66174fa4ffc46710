/** Days in a row that are equal, from the first to the last, counted from 1. */
export interface Run<Day> {
  from: number;
  to: number;
  day: Day;
}

export function runsOf<Day>(days: readonly Day[]): Run<Day>[] {
  const runs: Run<Day>[] = [];
  for (const [index, day] of days.entries()) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, day });
  }
  return runs;
}
