import { Tabs as AntdTabs, type TabsProps } from 'antd';
import { inPart } from './inPart';

/** antd's own, but each tab fails alone. */
export function Tabs({ items, ...tabs }: TabsProps) {
  return (
    <AntdTabs
      {...tabs}
      items={items?.map(({ label, children, ...item }) => ({
        ...item,
        label: inPart(label, 'mark'),
        children: inPart(children, 'box'),
      }))}
    />
  );
}
