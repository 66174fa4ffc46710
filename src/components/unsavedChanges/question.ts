import type { App } from 'antd';
import { translate } from '@/request/translate';
import { getSession, subscribe } from '@/session/bridge';

type Modal = ReturnType<typeof App.useApp>['modal'];

/** The words of the question; what is left out is said in the words for a form that was not saved. */
export interface UnsavedTexts {
  title?: string;
  text?: string;
  /** The button that loses it. */
  leave?: string;
  stay?: string;
}

let modal: Modal | undefined;
let isOpen = false;

/** Keeps the one modal api that knows the theme and language; called by `ThemeProvider`. */
export function holdModal(held: Modal): void {
  modal = held;
}

/** Asks once at a time, and does `leave` when the operator agrees. A session that ends takes the question with it. */
export function ask({ title, text, leave, stay }: UnsavedTexts, onLeave: () => void): void {
  if (isOpen || !modal) return;
  isOpen = true;
  const close = () => {
    isOpen = false;
    unsubscribe();
  };
  const question = modal.confirm({
    title: title ?? translate('leave.title'),
    content: text ?? translate('leave.text'),
    okText: leave ?? translate('leave.leave'),
    cancelText: stay ?? translate('leave.stay'),
    okButtonProps: { danger: true },
    autoFocusButton: 'cancel',
    onOk: () => {
      close();
      onLeave();
    },
    onCancel: close,
  });
  const unsubscribe = subscribe(() => {
    if (getSession().isLogin) return;
    close();
    question.destroy();
  });
}
