import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type Offered, useOffered } from '@/components/there/useOffered';

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

/** An item of a menu; without the call that it makes, it is not there. */
export type MenuAction = Item & Offered;

interface MoreMenuProps {
  label: string;
  items: readonly MenuAction[];
  /** Beside the buttons of a header; else as small as a row is. */
  inHeader?: boolean;
  /** Gets its button. */
  ref?: RefObject<HTMLButtonElement | null>;
  /** Marks the row it is in as the one that was opened last. */
  current?: boolean;
}

/** A button with a menu, which is made when it first opens: a list has one in each row. Nothing if no item is left. */
export function MoreMenu({ label, items, inHeader, ref, current }: MoreMenuProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const [open, setOpen] = useState<'by pointer' | 'by key' | false>();
  const wasOpen = useRef(false);
  const offered = useOffered()(items);
  if (!offered.some(isAction)) return null;

  // Pressing it while the menu is open has closed that before the click.
  const notePress = () => {
    wasOpen.current = Boolean(open);
  };
  const toggle = ({ detail }: MouseEvent) => {
    setOpen(!wasOpen.current && (detail ? 'by pointer' : 'by key'));
    wasOpen.current = false;
  };
  /** The menu item disappears, so a dialog it opens must return the focus to the button. */
  const focusButton = () => button.current?.focus({ preventScroll: true });
  const close = () => {
    setOpen(false);
    if (document.activeElement?.closest('[role=menu]')) focusButton();
  };
  // Escape closes only the menu, not the drawer around it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const props = {
    ref: button,
    'aria-label': label,
    'aria-current': current || undefined,
    'aria-haspopup': 'menu',
    'aria-expanded': open ? true : undefined,
    onPointerDown: notePress,
    onClick: toggle,
  } as const;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it hears comes from the menu
    <span className="fish-pointed" onKeyDown={onKeyDown}>
      {inHeader ? (
        <Button {...props} icon={<EllipsisOutlined aria-hidden />} />
      ) : (
        <button type="button" {...props} className="fish-text-button fish-more">
          {dots}
        </button>
      )}
      {open !== undefined && (
        <Dropdown
          open={Boolean(open)}
          trigger={['click']}
          autoFocus={open === 'by key'}
          menu={{ items: offered.filter(isUsed).map(withoutCall), onClick: focusButton }}
          onOpenChange={close}
        >
          <span aria-hidden="true" className="fish-pointed-place" />
        </Dropdown>
      )}
    </span>
  );
}

/** One line of three points: two elements in each row of a list instead of four. */
const dots = (
  <svg viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
    <path d="M3 8h.01M8 8h.01M13 8h.01" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);

const isAction = (item: Item) => item.type !== 'divider';

/** A divider stands between two actions. */
const isUsed = (item: Item, at: number, all: readonly Item[]): boolean =>
  isAction(item) || (at > 0 && isAction(all[at - 1] as Item) && all.slice(at).some(isAction));

const withoutCall = ({ call, ...item }: MenuAction): Item => item as Item;
