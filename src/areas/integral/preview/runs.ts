/** Days that follow each other and are alike, from the first to the last of them, counted from 1. */
export interface Run<Day> {
  from: number;
  to: number;
  day: Day;
}

/** Days as runs of days that are alike. */
export function runsOf<Day>(days: readonly Day[]): Run<Day>[] {
  const runs: Run<Day>[] = [];
  for (const [index, day] of days.entries()) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.to = index + 1;
    else runs.push({ from: index + 1, to: index + 1, day });
  }
  return runs;
}
