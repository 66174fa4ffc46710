/**
 * Finds many words in a text in one pass (Aho–Corasick). Words and texts are UTF-16 units; no word may be empty or
 * occur twice.
 */
export class Automaton {
  /** The state after each unit from the start. An array and not a map, because nearly every unit of a text is looked up here. */
  private readonly first = new Int32Array(0x1_00_00);
  /** The states directly after the start. */
  private readonly begun: number[] = [];
  /** The state after each unit from other states; 0 is the start. */
  private readonly next: (Map<number, number> | undefined)[] = [undefined];
  /** For each state, the state of its longest proper suffix that also begins a word. */
  private readonly fallback: number[] = [0];
  /** The word that ends at a state, or -1. */
  private readonly word: number[] = [-1];
  /** The nearest state along the fallbacks where a word ends, or 0. */
  private readonly shorter: number[] = [0];

  constructor(words: readonly Int32Array[]) {
    for (const [index, units] of words.entries()) {
      let state = 0;
      for (const unit of units) {
        state = this.step(state, unit) || this.grow(state, unit);
      }
      this.word[state] = index;
    }
    this.connect();
  }

  /** Reports each word in the text by its index and its end, in the order of the ends. */
  scan(units: Int32Array, found: (word: number, end: number) => void): void {
    const { word, shorter } = this;
    let state = 0;
    for (let at = 0; at < units.length; at += 1) {
      state = this.follow(state, units[at] as number);
      for (let ending = state; ending !== 0; ending = shorter[ending] as number) {
        const index = word[ending] as number;
        if (index >= 0) {
          found(index, at + 1);
        }
      }
    }
  }

  private step(state: number, unit: number): number {
    return (state === 0 ? this.first[unit] : this.next[state]?.get(unit)) ?? 0;
  }

  private grow(state: number, unit: number): number {
    const made = this.next.push(undefined) - 1;
    this.fallback.push(0);
    this.word.push(-1);
    this.shorter.push(0);
    if (state === 0) {
      this.first[unit] = made;
      this.begun.push(made);
    } else {
      this.next[state] = (this.next[state] ?? new Map()).set(unit, made);
    }
    return made;
  }

  private follow(from: number, unit: number): number {
    for (let state = from; state !== 0; state = this.fallback[state] as number) {
      const to = this.next[state]?.get(unit);
      if (to !== undefined) {
        return to;
      }
    }
    return this.first[unit] as number;
  }

  /** Goes from short states to long ones, because the fallback of a state depends on shorter ones. */
  private connect(): void {
    const queue = [...this.begun];
    for (const state of queue) {
      for (const [unit, to] of this.next[state] ?? []) {
        const back = this.follow(this.fallback[state] as number, unit);
        this.fallback[to] = back;
        this.shorter[to] = (this.word[back] as number) >= 0 ? back : (this.shorter[back] as number);
        queue.push(to);
      }
    }
  }
}
