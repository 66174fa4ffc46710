import { Form } from 'antd';
import { NewPasswordField } from '@/components/NewPasswordField';
import { PasswordInput } from '@/components/PasswordInput';
import { useTranslations } from '@/locales/useTranslations';

interface OwnPasswordFieldsProps {
  /** What the present password is called. */
  oldLabel: string;
  account: string | undefined;
}

/** The fields of a change of one's own password, named as the contract names them. */
export function OwnPasswordFields({ oldLabel, account }: OwnPasswordFieldsProps) {
  const text = useTranslations('password');
  return (
    <>
      <Form.Item name="oldPwd" label={oldLabel} rules={[{ required: true, message: text('required') }]}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <NewPasswordField name="newPwd" label={text('new')} differsFrom="oldPwd" account={account} />
      <Form.Item
        name="confirmNewPwd"
        label={text('confirm')}
        dependencies={['newPwd']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, value) => {
              if (value !== getFieldValue('newPwd')) throw new Error(text('mismatch'));
            },
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
