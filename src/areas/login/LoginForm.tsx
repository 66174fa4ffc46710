import { useIntl } from '@umijs/max';
import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { codes } from '@contract/codes';
import type { RequestFailure } from '@/request';
import { useSession } from '@/session';
import { PasswordInput } from './PasswordInput';

interface Credentials {
  account: string;
  password: string;
}

/** Who signed in last in this tab: after an expired session only the password is left to type. */
let lastAccount = '';

export function LoginForm() {
  const { formatMessage } = useIntl();
  const { state, login } = useSession();
  const [error, setError] = useState<string>();
  const account = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  const text = (id: string) => formatMessage({ id });

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
        label={text('login.account')}
        rules={[{ required: true, whitespace: true, message: text('login.account.required') }]}
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
        label={text('login.password')}
        rules={[{ required: true, message: text('login.password.required') }]}
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
        {text('login.submit')}
      </Button>
    </Form>
  );
}
