import type { Log } from '../telemetry/log';
import type { Channel, Sending } from './sending';

/** A kind of sending that logs when one begins and ends: how many, and never to whom or what. */
export const loggedSending = (kind: Channel['kind'], sending: Sending, log: Log): Sending => ({
  ...sending,
  async begin(tx, targetId, now) {
    const audience = await sending.begin(tx, targetId, now);
    log.info({ kind, id: targetId }, 'a sending begins');
    return audience;
  },
  async finish(tx, targetId, progress, now) {
    await sending.finish(tx, targetId, progress, now);
    log.info({ kind, id: targetId, ...progress }, 'a sending is over');
  },
});
