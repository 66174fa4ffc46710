import { Popover as AntdPopover, type PopoverProps } from 'antd';
import { inBoundary } from './inBoundary';

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Popover({ content, ...popover }: PopoverProps) {
  return <AntdPopover {...popover} content={typeof content === 'function' ? content : inBoundary(content, 'box')} />;
}
