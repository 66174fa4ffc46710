/** One write that was sent, and what its caller was told. */
export interface Written {
  kind: 'note' | 'points';
  round: number;
  /** The note's text, or the adjustment's reason and requestId: unique to the write. */
  key: string;
  userId: string;
  delta: number;
  /** `refused`: a clear failure, which says that nothing was saved. `unknown`: no answer, or one that says as much. */
  answer: 'done' | 'refused' | 'unknown';
}

export interface Checked {
  acknowledged: number;
  /** Acknowledged, and there exactly once. */
  found: number;
  lost: Written[];
  /** There more than once, whatever was answered. */
  doubled: Written[];
  /** There, though its caller was told that nothing was saved. */
  denied: Written[];
  /** Neither acknowledged nor refused, and there. */
  unanswered: number;
}

/** Compares what callers were told with what is there; `count` says how often a write is. */
export function check(written: readonly Written[], count: (key: string) => number): Checked {
  const checked: Checked = { acknowledged: 0, found: 0, lost: [], doubled: [], denied: [], unanswered: 0 };
  for (const write of written) {
    const times = count(write.key);
    const isDone = write.answer === 'done';
    if (isDone) checked.acknowledged += 1;
    if (times > 1) checked.doubled.push(write);
    else if (isDone && times === 1) checked.found += 1;
    else if (isDone) checked.lost.push(write);
    else if (times === 1 && write.answer === 'refused') checked.denied.push(write);
    else if (times === 1) checked.unanswered += 1;
  }
  return checked;
}

export function countKeys(keys: readonly string[]): (key: string) => number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (key) => counts.get(key) ?? 0;
}

/** One sentence for each kind of mistake. */
export function mistakesOf({ lost, doubled, denied }: Checked): string[] {
  const kinds = { 'acknowledged and lost': lost, 'there twice': doubled, 'refused and yet there': denied };
  return Object.entries(kinds).flatMap(([what, writes]) => {
    const [first] = writes;
    return first ? [`${writes.length} ${what}, such as the ${first.kind} ${first.key} of round ${first.round}`] : [];
  });
}
