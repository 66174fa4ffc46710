import type { UserInfo } from '@contract/login';
import { loginCalls } from '@contract/login/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { notice } from '@/components/notice';
import { call, RequestFailure } from '@/request';
import { translate } from '@/request/translate';
import { getSession, setSession } from './bridge';
import { forget } from './storage';
import { begin, end } from './transitions';
import { unsent } from './watch';

interface Credentials {
  account: string;
  password: string;
}

interface PasswordChange {
  oldPwd: string;
  newPwd: string;
  confirmNewPwd: string;
}

/** Signs in; the layout then leaves the login page (spec §2). Shows no notice on failure. */
export async function login(credentials: Credentials): Promise<void> {
  setSession({ loginBtnLoading: true });
  try {
    const { atoken, ...answered } = await call(loginCalls.account, credentials, { notice: false });
    if (!atoken) throw new RequestFailure({ message: translate('request.broken') });
    keep(atoken, userInfoOf(answered));
  } finally {
    setSession({ loginBtnLoading: false });
  }
}

function keep(token: string, userInfo: UserInfo): void {
  try {
    begin(token, userInfo);
  } catch (failure) {
    if (!(failure instanceof DOMException)) throw failure;
    // Half a session is none.
    forget();
    throw new RequestFailure({ message: translate('login.storageFull') });
  }
}

/** spec §3 promises an id and nothing more; without one, the account is what an admin is known by. */
function userInfoOf(answered: UserInfo): UserInfo {
  const { id, account, nickname } = answered;
  return { ...answered, id: id ?? account, nickname: nickname || account };
}

/** Signing out waits at most this long for unsent work. */
export const PATIENCE_MS = 3_000;

/** Signs out at once, or as soon as unsent work is sent. */
export function logout(): void {
  const sending = unsent();
  if (!sending.length) {
    signOut();
    return;
  }
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([Promise.allSettled(sending), patience]).then(signOut);
}

function signOut(): void {
  if (!getSession().isLogin) return;
  void tellSignOut();
  end();
}

/** Never rejects. */
export async function tellSignOut(): Promise<void> {
  try {
    await call(loginCalls.signOut, undefined, { notice: false });
  } catch {
    // Signed out here in any case; in the back end the token expires by itself.
  }
}

/** Changes one's own password; afterwards the admin must sign in again (spec §4). Shows no notice on failure. */
export async function modifyPwd(change: PasswordChange): Promise<void> {
  await call(sysUserCalls.modifyPwd, { ...change, id: getSession().data?.id ?? '' }, { notice: false });
  notice.success(translate('password.modified'));
  end('passwordChanged');
}
