import { HEALTH_PATH } from '@contract/health.enums';
import { addressOf } from './base';

/**
 * Whether nothing can be sent: the browser says that it has no network, and the service can't be reached either. A
 * browser says the first as well on a machine that runs the service itself.
 */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false;
  try {
    // Any answer will do, also one that this origin may not read.
    await fetch(addressOf(HEALTH_PATH), { mode: 'no-cors', cache: 'no-store' });
    return false;
  } catch {
    return true;
  }
}
