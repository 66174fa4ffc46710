import { useIntl } from '@umijs/max';
import { Flex, Form, Input, Progress, Typography } from 'antd';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '@contract/password.enums';
import { strengthOf } from './strength';

interface NewPasswordFieldProps {
  /** Name of the field in the form. */
  name: string;
  label: string;
  /** Name of the field with the old password, which the new one must differ from. */
  differsFrom?: string;
}

/** A new password with its rules and strength. */
export function NewPasswordField({ name, label, differsFrom }: NewPasswordFieldProps) {
  const { formatMessage } = useIntl();
  const password: string = Form.useWatch(name) ?? '';
  const fail = (id: string, values?: Record<string, number>) =>
    Promise.reject(new Error(formatMessage({ id: `password.${id}` }, values)));

  return (
    <Form.Item
      name={name}
      label={label}
      required
      dependencies={differsFrom ? [differsFrom] : undefined}
      rules={[
        ({ getFieldValue }) => ({
          validator(_, value = '') {
            if (!value) return fail('required');
            if (value.length < PASSWORD_MIN) return fail('tooShort', { min: PASSWORD_MIN });
            if (new TextEncoder().encode(value).length > PASSWORD_MAX_BYTES) return fail('tooLong');
            if (differsFrom && value === getFieldValue(differsFrom)) return fail('same');
            return Promise.resolve();
          },
        }),
      ]}
      extra={password && <Strength password={password} />}
    >
      <Input.Password autoComplete="new-password" />
    </Form.Item>
  );
}

const STATUS = ['exception', 'exception', 'normal', 'success', 'success'] as const;

function Strength({ password }: { password: string }) {
  const { formatMessage } = useIntl();
  const strength = strengthOf(password);
  const level = formatMessage({ id: `password.strength.${strength}` });
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
        {formatMessage({ id: 'password.strength' }, { level })}
      </Typography.Text>
    </Flex>
  );
}
