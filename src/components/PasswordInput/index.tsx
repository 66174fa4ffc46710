import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from 'react';
import { useTranslations } from '@/locales/useTranslations';

/** A field whose button shows what was typed, by keyboard too, and that says when Caps Lock is on. */
export function PasswordInput({ ref, ...field }: InputProps & { ref?: Ref<InputRef> }) {
  const t = useTranslations();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const toggle = (event: MouseEvent) => {
    // Otherwise the field would take the focus from the button.
    event.stopPropagation();
    setShown(!shown);
  };

  return (
    <>
      <Input
        {...field}
        ref={ref}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
        suffix={
          <Button type="text" size="small" className="fish-password-show" onClick={toggle}>
            {t(shown ? 'password.hide' : 'password.show')}
          </Button>
        }
      />
      <div role="status" className="fish-password-hint">
        {capsLock && t('password.capsLock')}
      </div>
    </>
  );
}
