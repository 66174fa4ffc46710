import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { inBoundary } from './inBoundary';

/** antd's own, but each tab fails alone. */
export function Tabs({ items, ...tabs }: TabsProps) {
  return (
    <AntdTabs
      {...tabs}
      items={items?.map(({ label, children, ...item }) => ({
        ...item,
        label: inBoundary(label, 'mark'),
        children: inBoundary(children, 'box'),
      }))}
    />
  );
}
