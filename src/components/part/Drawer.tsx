import { Drawer as AntdDrawer, type DrawerProps } from 'antd';
import { inPart } from './inPart';

/** antd's own, but what stands in it fails alone; opened again, it is drawn again. */
export function Drawer({ title, extra, footer, children, ...drawer }: DrawerProps) {
  const opened = [drawer.open];
  return (
    <AntdDrawer
      {...drawer}
      title={inPart(title, 'mark', opened)}
      extra={inPart(extra, 'mark', opened)}
      footer={inPart(footer, 'mark', opened)}
    >
      {inPart(children, 'box', opened)}
    </AntdDrawer>
  );
}
