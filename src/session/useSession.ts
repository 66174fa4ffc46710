import { useModel } from '@umijs/max';
import { login, logout, modifyPwd } from './actions';
import { setSession } from './bridge';
import type { SessionState } from './state';

/** The session of spec §3 (umi's initialState) with its actions. */
export function useSession() {
  // umi renders nothing before it is loaded.
  const state = useModel('@@initialState', ({ initialState }) => initialState as SessionState);
  return { state, login, logout, modifyPwd, openPasswordDialog, closePasswordDialog };
}

const openPasswordDialog = () => setSession({ modify: true });
const closePasswordDialog = () => setSession({ modify: false });
