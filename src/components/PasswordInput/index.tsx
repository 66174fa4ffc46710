import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import { PlainButton } from '@/components/PlainButton';
import { useTranslations } from '@/locales/useTranslations';

interface PasswordInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field whose button shows what was typed, by keyboard too, and that says when Caps Lock is on. It stands on the
 * sign-in page, so it brings no antd.
 */
export function PasswordInput({ className = '', ...field }: PasswordInputProps) {
  const t = useTranslations();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  // antd's forms give no value for an empty field, which to React would be a field that keeps its own.
  const value = 'value' in field ? { value: field.value ?? '' } : {};

  return (
    <>
      <span className="fish-password">
        <input
          {...field}
          {...value}
          className={`fish-input ${className}`}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <PlainButton look="text" size="small" className="fish-password-show" onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </PlainButton>
      </span>
      <div role="status" className="fish-password-hint">
        {capsLock && t('password.capsLock')}
      </div>
    </>
  );
}
