import type { App } from 'antd';
import { translate } from '@/request/translate';
import { getSession, subscribe } from '@/session/bridge';

type Modal = ReturnType<typeof App.useApp>['modal'];

/** The texts of the question; by default those of an unsaved form. */
export interface UnsavedTexts {
  title?: string;
  text?: string;
  leave?: string;
  stay?: string;
}

let modal: Modal | undefined;
let isOpen = false;

/** The question that was to be asked before there was anything to ask it with. */
let early: (() => void) | undefined;

/** Stores the modal api that has the theme and language; called by `Notices`. */
export function holdModal(held: Modal): void {
  modal = held;
  early?.();
  early = undefined;
}

/** Asks one question at a time, and runs `onLeave` if the operator agrees. An ending session closes the question. */
export function ask(texts: UnsavedTexts, onLeave: () => void): void {
  if (isOpen) return;
  if (!modal) {
    early ??= () => ask(texts, onLeave);
    return;
  }
  const { title, text, leave, stay } = texts;
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
