import type { VariableValues } from '../../contract/variables';
import type { Db } from '../db/database';

/** The copy for one recipient as the gateway gets it, with the texts filled in. */
export interface Parcel {
  /** Null for a test. */
  deliveryId: string | null;
  /** Identifies this copy for good: a gateway that gets it twice must show it once. Null for a test. */
  key: string | null;
  userId: string;
  userNumber: number;
  payload: Payload;
}

/** The texts and the target of a tap, as JSON. */
export type Payload = Readonly<Record<string, unknown>> & { kind: 'push' | 'message'; title: string; body: string };

/**
 * The result for one parcel. `again`: it may work later, but not before `afterMs` milliseconds if the gateway says so.
 * `failed`: it never will.
 */
export type Outcome =
  | { state: 'sent' }
  | { state: 'again'; error: string; afterMs?: number }
  | { state: 'failed'; error: string };

/** Transports copies to the recipients. */
export interface Gateway {
  /**
   * Whether `deliver` writes only in the transaction that it is given. If true, the outcomes are stored in the same
   * transaction, so that a killed process leaves each copy either recorded and sent, or neither. If false, no
   * transaction is open while it works, and a copy may be handed over again after a kill.
   */
  readonly inTransaction: boolean;
  /** The most parcels in one call. */
  readonly atOnce: number;
  /** Returns one outcome for each parcel, in order. An exception counts as `again` for all of them. */
  deliver(parcels: readonly Parcel[], db: Db, now: string): Promise<Outcome[]>;
}

/** A recipient with the values of all variables. */
export interface Recipient {
  id: string;
  number: number;
  values: VariableValues;
}
