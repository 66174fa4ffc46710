import { paths } from '@contract/paths';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { translate } from '@/request/translate';
import { getSession, setSession } from './store';
import { begin, end } from './transitions';

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

/** Signs out here at once; the back end is told, but nobody waits for it. */
export function logout(): void {
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
