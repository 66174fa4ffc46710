import { PATIENCE_MS, tellSignOut } from './actions';
import { hasLayout } from './bridge';
import { end } from './transitions';

/**
 * Signs out where part of the console has failed: at once, whatever else fails on the way. Without the layout, which
 * leads to the login page, the console is loaded anew.
 */
export async function signOutAnyway(): Promise<void> {
  const told = tellSignOut();
  try {
    end();
  } finally {
    if (!hasLayout()) {
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      window.location.reload();
    }
  }
}
