import { EllipsisOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { type Offered, useOffered } from '@/components/there/useOffered';

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

/** An item of a menu; without the call that it makes, it is not there. */
export type MenuAction = Item & Offered;

interface MoreMenuProps extends Pick<ButtonProps, 'type' | 'size'> {
  label: string;
  items: readonly MenuAction[];
}

/** Nothing if no item is left. */
export function MoreMenu({ label, items, ...look }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const offered = useOffered()(items);
  // The menu item disappears, so a dialog it opens must return the focus to the button.
  const onClick = () => button.current?.focus({ preventScroll: true });
  if (!offered.some(isAction)) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items: offered.filter(isUsed).map(withoutCall), onClick }}>
      <Button {...look} ref={button} icon={<EllipsisOutlined aria-hidden />} aria-label={label} />
    </Dropdown>
  );
}

const isAction = (item: Item) => item.type !== 'divider';

/** A divider stands between two actions. */
const isUsed = (item: Item, at: number, all: readonly Item[]): boolean =>
  isAction(item) || (at > 0 && isAction(all[at - 1] as Item) && all.slice(at).some(isAction));

const withoutCall = ({ call, ...item }: MenuAction): Item => item as Item;
