import type { SQL } from 'drizzle-orm';
import type { Audience } from '../../contract/audience';
import type { Progress } from '../../contract/delivery';
import type { Db } from '../db/database';
import type { Gateway, Payload, Recipient } from './gateway';

/** What the delivery needs to know of a kind of record; implemented by areas/push and areas/message. */
export interface Sending {
  /**
   * Called once when the time has come, with the job locked. Marks the record as being sent and returns its audience;
   * null if nobody is to get it any more, which ends it at once.
   */
  begin(tx: Db, targetId: string, now: string): Promise<Audience | null>;
  /** Users of an audience who would receive it at an instant. */
  whoGets(audience: Audience, now: string): SQL | undefined;
  /** Returns a function that makes the content for each recipient. */
  write(db: Db, targetId: string): Promise<(recipient: Recipient) => Payload>;
  /**
   * Called once, with the job locked, when everyone was served or the time is over; marks the record. Not called after
   * a cancellation. Called without `begin` if it expired before: then nobody received it.
   */
  finish(tx: Db, targetId: string, progress: Progress, now: string): Promise<void>;
}

export interface Channel {
  kind: 'push' | 'message';
  sending: Sending;
  gateway: Gateway;
}
