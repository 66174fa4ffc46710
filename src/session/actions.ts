import { paths } from '@contract/paths';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { translate } from '@/request/translate';
import { getSession, setSession } from './bridge';
import { begin, end } from './transitions';
import { unsent } from './watch';

export interface Credentials {
  account: string;
  password: string;
}

export interface PasswordChange {
  oldPwd: string;
  newPwd: string;
  confirmNewPwd: string;
}

/** Signs in; the layout then leaves the login page (spec §2). Shows no notice of a failure itself. */
export async function login(credentials: Credentials): Promise<void> {
  setSession({ loginBtnLoading: true });
  try {
    const { atoken, ...userInfo } = await call(paths.login.account, credentials, { notice: false });
    begin(atoken, userInfo);
  } finally {
    setSession({ loginBtnLoading: false });
  }
}

/** How long signing out waits for what was done to be sent. */
const PATIENCE_MS = 3_000;

/** Signs out here at once, or as soon as what was done last has been sent. */
export function logout(): void {
  const sending = unsent();
  if (!sending.length) {
    signOut();
    return;
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([Promise.allSettled(sending), patience]).then(signOut);
}

/** The back end is told, but nobody waits for it. */
function signOut(): void {
  if (!getSession().isLogin) return;
  call(paths.login.signOut, undefined, { notice: false }).catch(() => {
    // Signed out here either way; the token dies of idleness there.
  });
  end();
}

/** Changes one's own password; done, the admin must sign in again (spec §4). Shows no notice of a failure itself. */
export async function modifyPwd(change: PasswordChange): Promise<void> {
  await call(paths.sysUser.modifyPwd, { ...change, id: getSession().data?.id ?? '' }, { notice: false });
  notice.success(translate('password.modified'));
  end('passwordChanged');
}
