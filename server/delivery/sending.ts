import type { Audience } from '../../contract/audience';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/connect';
import type { Gateway, Payload, Recipient } from './gateway';

/** What the delivery must know of a kind of sending. areas/push and areas/message each say theirs. */
export interface Sending {
  /** The time has come: marks the record as being sent and answers whom it goes to. Called once, with the job held. */
  begin(tx: Db, targetId: string, now: string): Promise<Audience>;
  /** What each recipient gets. */
  write(db: Db, targetId: string): Promise<(recipient: Recipient) => Payload>;
  /**
   * Everyone was served, or its time ran out: marks the record. Called once, with the job held; not after a cancel, and
   * without a `begin` where it expired before that: nobody got it then.
   */
  finish(tx: Db, targetId: string, progress: Progress, now: string): Promise<void>;
}

/** A kind of sending, and the gateway its copies go through. */
export interface Way {
  kind: 'push' | 'message';
  sending: Sending;
  gateway: Gateway;
}
