import { useSyncExternalStore } from 'react';
import { login, logout, modifyPwd } from './actions';
import { getSession, setSession, subscribe } from './store';

/** The session of spec §3 and what an operator can do with it. */
export function useSession() {
  const state = useSyncExternalStore(subscribe, getSession);
  return { state, login, logout, modifyPwd, openPasswordDialog, closePasswordDialog };
}

const openPasswordDialog = () => setSession({ modify: true });
const closePasswordDialog = () => setSession({ modify: false });
