import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { inBoundary } from './inBoundary';

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Drawer({ title, extra, footer, children, ...drawer }: DrawerProps) {
  const opened = [drawer.open];
  return (
    <AntdDrawer
      {...drawer}
      title={inBoundary(title, 'mark', opened)}
      extra={inBoundary(extra, 'mark', opened)}
      footer={inBoundary(footer, 'mark', opened)}
    >
      {inBoundary(children, 'box', opened)}
    </AntdDrawer>
  );
}
