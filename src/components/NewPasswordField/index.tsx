import { Flex, Form, Progress, Typography } from 'antd';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '@contract/password.enums';
import { passwordWeakness } from '@contract/passwordWeakness.enums';
import { PasswordInput } from '@/components/PasswordInput';
import { useTranslations } from '@/locales/useTranslations';
import { strengthOf } from './strength';

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** The field with the old password, which must differ. */
  differsFrom?: string;
  /** The account it is for, which must not be most of it. */
  account?: string;
}

export function NewPasswordField({ name, label, differsFrom, account }: NewPasswordFieldProps) {
  const t = useTranslations();
  const password: string = Form.useWatch(name) ?? '';
  const fail = (fault: Fault | 'same') => Promise.reject(new Error(t(`password.${fault}`, { min: PASSWORD_MIN })));

  return (
    <Form.Item
      name={name}
      label={label}
      required
      dependencies={differsFrom ? [differsFrom] : undefined}
      rules={[
        ({ getFieldValue }) => ({
          validator(_, value = '') {
            const fault = faultOf(value, account);
            if (fault) return fail(fault);
            if (differsFrom && value === getFieldValue(differsFrom)) return fail('same');
            return Promise.resolve();
          },
        }),
      ]}
      extra={password && <Strength password={password} />}
    >
      <PasswordInput autoComplete="new-password" />
    </Form.Item>
  );
}

type Fault = 'required' | 'tooShort' | 'tooLong' | NonNullable<ReturnType<typeof passwordWeakness>>;

function faultOf(password: string, account: string | undefined): Fault | undefined {
  if (!password) return 'required';
  if (password.length < PASSWORD_MIN) return 'tooShort';
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'tooLong';
  return passwordWeakness(password, account);
}

const STATUS = ['exception', 'exception', 'normal', 'success', 'success'] as const;

function Strength({ password }: { password: string }) {
  const t = useTranslations();
  const strength = strengthOf(password);
  const level = t(`password.strength.${strength}`);
  return (
    <Flex gap={8} align="center">
      <Progress
        aria-hidden="true"
        percent={strength * 25}
        steps={4}
        size={[24, 4]}
        showInfo={false}
        status={STATUS[strength]}
      />
      <Typography.Text type="secondary" className="fish-small" role="status">
        {t('password.strength', { level })}
      </Typography.Text>
    </Flex>
  );
}
