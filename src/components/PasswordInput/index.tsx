import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from 'react';
import { useTranslations } from '@/locales/useTranslations';

export function PasswordInput({ ref, ...field }: InputProps & { ref: Ref<InputRef> }) {
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
          <Button type="text" size="small" className="login-show" onClick={toggle}>
            {t(shown ? 'login.password.hide' : 'login.password.show')}
          </Button>
        }
      />
      <div role="status" className="login-hint">
        {capsLock && t('login.password.capsLock')}
      </div>
    </>
  );
}
