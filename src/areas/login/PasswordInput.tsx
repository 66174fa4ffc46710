import { useIntl } from '@umijs/max';
import { Button, Input, type InputProps, type InputRef } from 'antd';
import { type KeyboardEvent, type MouseEvent, type Ref, useState } from 'react';

/** A password with a button that shows it, for mouse and keyboard, and a hint while Caps Lock is on. */
export function PasswordInput({ ref, ...field }: InputProps & { ref: Ref<InputRef> }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  const toggle = (event: MouseEvent) => {
    // Or the field would take the focus from whoever pressed the button by keyboard.
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
            {formatMessage({ id: shown ? 'login.password.hide' : 'login.password.show' })}
          </Button>
        }
      />
      <div role="status" className="login-hint">
        {capsLock && formatMessage({ id: 'login.password.capsLock' })}
      </div>
    </>
  );
}
