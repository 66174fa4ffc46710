import { useModel } from '@umijs/max';
import { login, logout, modifyPwd } from './actions';
import { setSession } from './bridge';
import { signedOut } from './state';

/** The session of spec §3, umi's initialState, and what an operator can do with it. */
export function useSession() {
  const state = useModel('@@initialState', ({ initialState }) => initialState) ?? signedOut;
  return { state, login, logout, modifyPwd, openPasswordDialog, closePasswordDialog };
}

const openPasswordDialog = () => setSession({ modify: true });
const closePasswordDialog = () => setSession({ modify: false });
