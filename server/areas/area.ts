import type { AreaName } from '../../contract/areas';
import type { AuditItem } from '../../contract/audit';
import type { Db } from '../db/database';
import type { Demo } from '../db/demo/world';
import type { Gateway } from '../delivery/gateway';
import type { Finder } from '../lib/finder';
import type { Kept } from '../lib/kept';
import type { Actor } from '../lib/operationLog';
import type { UploadStore } from '../lib/uploadStore';
import type { On } from '../route';

/** What the calls of an area may need besides the arguments of every call. */
export interface Deps {
  uploads: UploadStore;
  /** Sends the test of a push. */
  gateway: Gateway;
  submitAudit: (tx: Db, actor: Actor, submitted: { kind: AuditItem['kind']; targetId: string }) => Promise<unknown>;
  rejectWaiting: (
    tx: Db,
    actor: Actor,
    targetId: string,
    why: Pick<AuditItem, 'reasonCode'> & { reason: string },
  ) => Promise<void>;
  /** In the order of the search results. */
  finders: readonly (readonly [AreaName, Finder])[];
}

export type Handlers = (on: On, deps: Deps) => void;

/**
 * Performs a part of what is due by the clock, and returns whether there is more to do at once. What fails of many things
 * is told to `onError`, and the others are done.
 */
export type Advance = (db: Db, now: string, onError: (error: unknown) => void) => Promise<boolean>;

/** What an area adds to the back end. It is declared in the area's `index.ts` and listed in `areas/index.ts`. */
export interface Area {
  handlers: Handlers;
  /** Finds its records by a keyword; absent if they can't be searched for. */
  finder?: Finder;
  /** What it does by the clock, by the name that the log and the health have of each. */
  clocks?: Readonly<Record<string, Advance>>;
  /** What it keeps beside the rows which say it. */
  kept?: readonly Kept[];
  /**
   * Loads its demo data; only called by a back end that fills its database. Uses `require`, because umi and Jest
   * compile TypeScript in a require hook, which an `import()` does not go through.
   */
  demo?: () => { demo: Demo | readonly Demo[] };
}
