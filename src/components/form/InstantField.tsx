import { useIntl } from '@umijs/max';
import { DatePicker, type DatePickerProps, Form, type FormItemProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ReactNode } from 'react';
import { Optional } from './Optional';
import { useCalendar } from './useCalendar';
import { zoneOf } from './zone';

interface InstantFieldProps extends Pick<FormItemProps, 'rules' | 'dependencies'> {
  name: string;
  label: string;
  required?: string;
  disabled?: boolean;
  /** Shown before the time zone, such as why the field is disabled. */
  hint?: ReactNode;
}

/** To the minute, and easy to type in every language. */
export const INSTANT_FORMAT = 'YYYY-MM-DD HH:mm';

/** A date and time in the operator's zone. The value is the contract's text: ISO 8601 in UTC. */
export function InstantField({ name, label, required, disabled, hint, rules = [], dependencies }: InstantFieldProps) {
  const { locale } = useIntl();
  const value = Form.useWatch<string | null | undefined>(name);
  return (
    <Form.Item
      name={name}
      label={required ? label : <Optional>{label}</Optional>}
      extra={
        <>
          {hint} <span className="fish-small">{zoneOf(locale, value ? new Date(value) : new Date())}</span>
        </>
      }
      dependencies={dependencies}
      rules={[...(required ? [{ required: true, message: required }] : []), ...rules]}
      getValueProps={(text: string | null | undefined) => ({ value: text ? dayjs(text) : null })}
      normalize={(picked: Dayjs | null) => (picked ? picked.second(0).millisecond(0).toISOString() : undefined)}
    >
      <InstantInput disabled={disabled} />
    </Form.Item>
  );
}

interface InstantInputProps extends Pick<DatePickerProps, 'id' | 'value' | 'disabled'> {
  onChange?: (picked: Dayjs | null) => void;
}

function InstantInput({ value, onChange, ...input }: InstantInputProps) {
  const calendar = useCalendar();
  return (
    // Enter takes what is typed, and does not send the form as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not one of its own, it hears its input
    <div
      role="presentation"
      onKeyDown={(event) => event.key === 'Enter' && isInput(event.target) && event.preventDefault()}
    >
      <DatePicker
        {...input}
        {...calendar}
        value={value}
        onChange={onChange}
        // Otherwise what was there comes back.
        onBlur={({ target }) => value && isInput(target) && target.value === '' && onChange?.(null)}
        showTime={{ format: 'HH:mm' }}
        format={INSTANT_FORMAT}
        // A picked value counts even without a click on "OK".
        needConfirm={false}
        showNow={false}
        style={{ width: '100%', maxWidth: 220 }}
      />
    </div>
  );
}

const isInput = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;
