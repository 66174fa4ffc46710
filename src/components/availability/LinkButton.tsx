import { history } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string;
  /** Of the new history entry. */
  state?: unknown;
}

/** A link that looks like a button: it opens in a new tab as any other link does. */
export function LinkButton({ to, state, ...button }: LinkButtonProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(to, state);
  };
  return <Button {...button} href={to} onClick={follow} />;
}
