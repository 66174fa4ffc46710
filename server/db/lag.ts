interface End {
  at: number;
  place: bigint;
}

/** So many ends are remembered of a replica that reaches none. */
const ENDS_MAX = 1000;

/** How far a replica is behind, from where the primary's log ended when. Places are positions in the log, times are in ms. */
export class Lag {
  /** The latest last. */
  private ends: readonly End[] = [];

  note(end: End): void {
    this.ends = [...this.ends.slice(-ENDS_MAX), end];
  }

  /** Ms since the first of what a replica at `place` has not repeated yet may have been written. */
  behindMs(place: bigint, now: number): number {
    const reached = this.ends.filter((end) => end.place <= place).at(-1);
    this.ends = this.ends.filter(({ at }) => at >= (reached?.at ?? 0));
    const first = this.ends.find((end) => end.place > place);
    return first ? now - first.at : 0;
  }
}
