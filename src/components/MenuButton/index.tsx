import type { DropdownProps, MenuProps } from 'antd';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { lazyInline } from '@/components/boundary';

const OpenMenu = lazyInline(async () => (await import('./OpenMenu')).OpenMenu);

/** What makes a button open its menu. */
export interface Opens {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': true | undefined;
  onPointerDown: () => void;
  onClick: (event: MouseEvent) => void;
}

interface MenuButtonProps extends Pick<DropdownProps, 'placement' | 'overlayStyle'> {
  menu: MenuProps;
  /** Draws the button. */
  children: (opens: Opens) => ReactNode;
  /** Gets its button. */
  ref?: RefObject<HTMLButtonElement | null>;
  className?: string;
}

/**
 * A button with a menu, which is made when it first opens: a list has one in each row. Opened by a key, the menu has the
 * focus.
 */
export function MenuButton({ menu, children, ref, className = '', ...place }: MenuButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const [open, setOpen] = useState<'by pointer' | 'by key' | false>();
  const wasOpen = useRef(false);

  // Pressing it while the menu is open has closed that before the click.
  const notePress = () => {
    wasOpen.current = Boolean(open);
  };
  const toggle = ({ detail }: MouseEvent) => {
    setOpen(!wasOpen.current && (detail ? 'by pointer' : 'by key'));
    wasOpen.current = false;
  };
  const close = () => {
    setOpen(false);
    // What has the focus disappears, so a dialog that an item opens must return it to the button.
    if (document.activeElement?.closest('[role=menu]')) button.current?.focus({ preventScroll: true });
  };
  // Escape closes only the menu, not the drawer around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it hears comes from the menu
    <span className={`fish-pointed ${className}`.trim()} onKeyDown={onKeyDown}>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open ? true : undefined,
        onPointerDown: notePress,
        onClick: toggle,
      })}
      {open !== undefined && (
        <OpenMenu {...place} open={Boolean(open)} autoFocus={open === 'by key'} menu={menu} onOpenChange={close} />
      )}
    </span>
  );
}
