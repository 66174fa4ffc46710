import { Dropdown, type DropdownProps } from 'antd';

/** antd's own, over the button beside it. */
export function OpenMenu(props: DropdownProps) {
  return (
    <Dropdown {...props} trigger={TRIGGER}>
      <span aria-hidden="true" className="fish-pointed-place" />
    </Dropdown>
  );
}

const TRIGGER: DropdownProps['trigger'] = ['click'];
