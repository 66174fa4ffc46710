import { EllipsisOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';

interface MoreMenuProps extends Pick<ButtonProps, 'type' | 'size'> {
  /** What the button is called, for those who hear the page. */
  label: string;
  items: MenuProps['items'];
}

/** The actions behind a "…". */
export function MoreMenu({ label, items, ...look }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The chosen item is gone in a moment: a dialog that it opens gives the focus back to the button.
  const onClick = () => button.current?.focus({ preventScroll: true });
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }}>
      <Button {...look} ref={button} icon={<EllipsisOutlined />} aria-label={label} />
    </Dropdown>
  );
}
