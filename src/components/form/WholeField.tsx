import { Form, type FormItemProps } from 'antd';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { NumberInput } from './NumberInput';
import { Optional } from './Optional';

interface WholeFieldProps extends Pick<FormItemProps, 'extra' | 'dependencies'> {
  name: string;
  label: string;
  min: number;
  max: number;
  /** May be empty; this text says what that means. */
  optional?: string;
  /** In addition to the number itself. */
  rules?: FormItemProps['rules'];
  autoFocus?: boolean;
}

/** A whole number. What is none stays as it was typed, with the error below it. */
export function WholeField({ name, label, min, max, optional, rules = [], autoFocus, ...item }: WholeFieldProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const message = t('form.whole.rule', { min: number(min), max: number(max) });
  return (
    <Form.Item
      name={name}
      label={optional ? <Optional>{label}</Optional> : label}
      rules={[{ required: !optional, type: 'integer', min, max, message }, ...rules]}
      {...item}
    >
      <NumberInput autoFocus={autoFocus} placeholder={optional} className="fish-short-field" />
    </Form.Item>
  );
}
