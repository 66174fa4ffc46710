import type { VariableValues } from '../../contract/variables';
import type { Db } from '../db/connect';

/** What one recipient gets, as it leaves the house; texts are filled in. */
export interface Parcel {
  /** Names this copy for ever: a gateway that sees it twice must show it once. Null for a test. */
  deliveryId: string | null;
  userId: string;
  userNumber: number;
  payload: Payload;
}

/** The texts and what a tap opens, as JSON. */
export type Payload = Readonly<Record<string, unknown>> & { kind: 'push' | 'message'; title: string; body: string };

/**
 * How it went for one parcel. `again`: it may work later, and not before `afterMs` milliseconds where the gateway says
 * so; `failed`: it never will.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'again'; error: string; afterMs?: number }
  | { state: 'failed'; error: string };

/** The way out of the house. */
export interface Gateway {
  /**
   * Whether `deliver` writes in the transaction given to it, and nowhere else. If so the outcomes are written in it too,
   * and a process that is killed leaves each copy either recorded and sent or neither. If not, no transaction is open
   * while it works, and a copy may be handed over again after a kill.
   */
  readonly inTransaction: boolean;
  /** How many parcels it is given at once, at most. */
  readonly atOnce: number;
  /** One outcome for each parcel, in their order. What it throws counts as `again` for all of them. */
  deliver(parcels: readonly Parcel[], db: Db, now: string): Promise<Outcome[]>;
}

/** A recipient with all that texts can name. */
export interface Recipient {
  id: string;
  number: number;
  values: VariableValues;
}
