import { EllipsisOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import type { RefObject } from 'react';
import { type Offered, useOffered } from '@/components/availability/useOffered';
import { MenuButton } from '@/components/MenuButton';

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

/** A button of three points with a menu. Nothing if no item is left. */
export function MoreMenu({ label, items, inHeader, ref, current }: MoreMenuProps) {
  const offered = useOffered()(items);
  if (!offered.some(isAction)) return null;
  const props = { 'aria-label': label, 'aria-current': current || undefined };
  return (
    <MenuButton ref={ref} menu={{ items: offered.filter(isUsed).map(withoutCall) }}>
      {(opens) =>
        inHeader ? (
          <Button {...props} {...opens} icon={<EllipsisOutlined aria-hidden />} />
        ) : (
          <button type="button" {...props} {...opens} className="fish-text-button fish-more">
            {dots}
          </button>
        )
      }
    </MenuButton>
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
