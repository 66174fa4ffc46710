import type { World } from './targets';

/** One row of the table of faults. */
export interface Case {
  /** What goes wrong, roughly; the table counts by it. */
  kind: string;
  screen: string;
  /** What goes wrong, exactly. */
  name: string;
  run: (world: World) => Promise<void>;
  /** So many seconds and no more the console waits for an answer. */
  timeout?: number;
  /** The session of the case ends in it, so that it gets one of its own. */
  signsOut?: boolean;
}
