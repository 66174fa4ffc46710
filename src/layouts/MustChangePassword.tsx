import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { LoginFrame } from '@/areas/login';
import { AntdProvider } from '@/components/AntdProvider';
import { useFormSubmit } from '@/components/form/useFormSubmit';
import { OwnPasswordFields } from '@/components/OwnPasswordFields';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { ReplacedDialog } from './ReplacedDialog';

/** All there is, at any address, until an admin whose password somebody else made has changed it. */
export default function MustChangePassword() {
  return (
    <AntdProvider>
      <ChangeForm />
    </AntdProvider>
  );
}

function ChangeForm() {
  const t = useTranslations();
  const { state, modifyPwd, logout } = useSession();
  const [form] = Form.useForm();
  const { submit, submitting, failure } = useFormSubmit(form, modifyPwd);
  const { account, nickname } = state.data ?? {};
  const text = useTranslations('mustChange');

  useEffect(() => form.focusField('oldPwd'), [form]);

  return (
    <>
      <LoginFrame title={text('title')} line={text('why', { name: nickname ?? '' })}>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
          {failure}
          <OwnPasswordFields oldLabel={text('old')} account={account} />
          <Button type="primary" htmlType="submit" size="large" block loading={submitting}>
            {t('password.submit')}
          </Button>
          <p className="login-after">{text('after')}</p>
        </Form>
        <Button type="text" className="login-other" onClick={logout}>
          {t('account.signOut')}
        </Button>
      </LoginFrame>
      <ReplacedDialog />
    </>
  );
}
