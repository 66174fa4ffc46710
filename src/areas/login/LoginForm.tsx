import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { codes } from '@contract/codes';
import { PasswordInput } from '@/components/PasswordInput';
import { useTranslations } from '@/locales/useTranslations';
import type { RequestFailure } from '@/request';
import { useSession } from '@/session';

interface Credentials {
  account: string;
  password: string;
}

/** The last account in this tab: after an expired session only the password has to be typed. */
let lastAccount = '';

export function LoginForm() {
  const t = useTranslations();
  const { state, login } = useSession();
  const [error, setError] = useState<string>();
  const account = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);

  useEffect(() => {
    const first = lastAccount ? password : account;
    first.current?.focus();
  }, []);

  const submit = async (credentials: Credentials) => {
    setError(undefined);
    try {
      await login(credentials);
      lastAccount = credentials.account;
    } catch (failure) {
      const { code, message } = failure as RequestFailure;
      setError(message);
      if (code === codes.wrongCredentials) password.current?.focus({ cursor: 'all' });
    }
  };

  return (
    <Form<Credentials>
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ account: lastAccount }}
      onFinish={submit}
    >
      <Form.Item
        name="account"
        label={t('login.account')}
        rules={[{ required: true, whitespace: true, message: t('login.account.required') }]}
      >
        <Input
          ref={account}
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('login.password')}
        rules={[{ required: true, message: t('login.password.required') }]}
      >
        <PasswordInput ref={password} size="large" autoComplete="current-password" />
      </Form.Item>
      {error && (
        <p className="login-error" role="alert">
          {error}
        </p>
      )}
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        className="login-submit"
        block
        loading={state.loginBtnLoading}
      >
        {t('login.submit')}
      </Button>
    </Form>
  );
}
