/** Thrown at once where too many wait already: HTTP 503. */
export class Busy extends Error {}

/** Does a piece of work when its turn comes. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Limits {
  /** How many pieces of work run at the same time. */
  atOnce: number;
  /** How many may be inside, working or waiting. */
  places: number;
}

/** For work that takes the processor from everyone: a few at a time in the order they came, and no endless line. */
export class BoundedQueue {
  private inside = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: Limits) {}

  /** Keeps a place while the task runs, which does its work in turn. @throws Busy if there is none, before it begins */
  async admit<T>(task: (inTurn: InTurn) => Promise<T>): Promise<T> {
    if (this.inside >= this.limits.places) {
      throw new Busy();
    }
    this.inside += 1;
    try {
      return await task((work) => this.inTurn(work));
    } finally {
      this.inside -= 1;
    }
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.atOnce) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Its turn goes to the next one, so that nobody gets in between.
      if (next) next();
      else this.running -= 1;
    }
  }
}
