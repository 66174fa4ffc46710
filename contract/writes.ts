/** POST because their input can be too long for an address; they change nothing. */
const ASKS = /\/(count|preview|estimate|parse|check)\w*$/;

/**
 * Whether a call changes data: every POST but those that only count, preview, estimate, parse or check. The back end
 * answers those as it answers a GET: without a transaction, from a replica if there is one, and on a full disk.
 */
export const writes = (call: string): boolean => call.startsWith('POST ') && !ASKS.test(call);
