import { Form, Input } from 'antd';
import { pathTo } from '@config/pathTo';
import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { ACCOUNT_PATTERN, NICKNAME_MAX, PHONE_PATTERN } from '@contract/sysUser/enums';
import { Optional } from '@/components/form/Optional';
import { SaveBar } from '@/components/form/SaveBar';
import { useRecordForm } from '@/components/form/useRecordForm';
import { NewPasswordField } from '@/components/NewPasswordField';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';

interface SysUserFormProps {
  admin?: SysUser;
  onSaved: (saved: SysUser) => void;
  onCancel: () => void;
}

interface Values {
  account: string;
  nickname: string;
  phone?: string;
  email?: string;
  password?: string;
}

/** Creates or edits an admin. The account can't change later. */
export function SysUserForm({ admin, onSaved, onCancel }: SysUserFormProps) {
  const t = useTranslations();
  const quietly = { notice: false };
  const form = useRecordForm<Values, SysUser>({
    name: 'sysUser',
    initialValues: admin && { ...admin, phone: admin.phone ?? undefined, email: admin.email ?? undefined },
    send: ({ phone, email, ...values }, version) => {
      const edited = admin && { id: admin.id, account: admin.account, version };
      const optional = { phone: sent(phone), email: sent(email) };
      return call(sysUserCalls.saveOrUpdate, { ...values, ...optional, ...edited }, quietly);
    },
    onSaved,
    look: admin
      ? { reload: () => call(sysUserCalls.detail, { id: admin.id }, quietly) }
      : { at: ({ account }) => pathTo('/user/sysUser', { keyword: String(account) }) },
    conflict: { type: 'sysUser' },
    params: ['id', 'edit'],
  });
  const account = Form.useWatch<string | undefined>('account', form.props.form);
  const text = useTranslations('sysUser');

  return (
    <Form {...form.props} layout="vertical" requiredMark={false} className="fish-form">
      {form.notes}
      <Form.Item
        name="account"
        label={text('account')}
        extra={text('account.hint')}
        rules={[{ required: true, pattern: ACCOUNT_PATTERN, message: text('account.rule') }]}
      >
        <Input disabled={Boolean(admin)} autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="nickname"
        label={text('nickname')}
        rules={[{ required: true, whitespace: true, message: text('nickname.rule') }]}
      >
        <Input maxLength={NICKNAME_MAX} showCount />
      </Form.Item>
      <Form.Item
        name="phone"
        label={<Optional>{text('phone')}</Optional>}
        rules={[{ pattern: PHONE_PATTERN, message: text('phone.rule') }]}
      >
        <Input type="tel" maxLength={30} />
      </Form.Item>
      <Form.Item
        name="email"
        label={<Optional>{text('email')}</Optional>}
        rules={[{ type: 'email', message: text('email.rule') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      {!admin && <NewPasswordField name="password" label={text('password')} account={account} />}
      <SaveBar submitting={form.submitting} onCancel={() => form.leave(onCancel)}>
        {t(admin ? 'action.save' : 'action.create')}
      </SaveBar>
    </Form>
  );
}

/** What was emptied is none; what was never filled in is not sent. */
const sent = (typed: string | undefined) => (typed === '' ? null : typed);
