import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { codes } from '@contract/codes';
import { PasswordInput } from '@/components/PasswordInput';
import { PlainButton } from '@/components/PlainButton';
import { useTranslations } from '@/locales/useTranslations';
import { RequestFailure } from '@/request';
import { useSession } from '@/session';
import { LoginField } from './LoginField';

interface Credentials {
  account: string;
  password: string;
}

/** The last account in this tab: after an expired session only the password has to be typed. */
let lastAccount = '';

/** Of plain fields: signing in should not wait for antd. */
export function LoginForm() {
  const t = useTranslations();
  const { state, login } = useSession();
  const [missing, setMissing] = useState<Partial<Record<keyof Credentials, boolean>>>({});
  const [error, setError] = useState<string>();
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // Before the paint: who sees the field may type.
  useLayoutEffect(() => {
    const first = lastAccount ? password : account;
    first.current?.focus();
  }, []);

  const signIn = async (credentials: Credentials) => {
    try {
      await login(credentials);
      lastAccount = credentials.account;
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      setError(failure.message);
      if (failure.code !== codes.wrongCredentials) return;
      password.current?.focus();
      password.current?.select();
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What a password manager filled in is in the fields only.
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as unknown as Credentials;
    // The keyboard of a phone adds a space behind a word that it completes.
    const credentials = { ...typed, account: typed.account.trim() };
    const absent = { account: !credentials.account, password: !credentials.password };
    setMissing(absent);
    // What was said before is about other words.
    setError(undefined);
    if (absent.account) account.current?.focus();
    else if (absent.password) password.current?.focus();
    else void signIn(credentials);
  };

  return (
    <form noValidate onSubmit={submit}>
      <LoginField label={t('login.account')} error={missing.account && t('login.account.required')}>
        {(control) => (
          <input
            {...control}
            ref={account}
            name="account"
            required
            defaultValue={lastAccount}
            className="fish-input login-input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </LoginField>
      <LoginField label={t('login.password')} error={missing.password && t('login.password.required')}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={password}
            name="password"
            required
            className="login-input"
            autoComplete="current-password"
          />
        )}
      </LoginField>
      {error && (
        <p className="login-error" role="alert">
          {error}
        </p>
      )}
      <PlainButton type="submit" look="primary" size="large" className="login-submit" loading={state.loginBtnLoading}>
        {t('login.submit')}
      </PlainButton>
    </form>
  );
}
