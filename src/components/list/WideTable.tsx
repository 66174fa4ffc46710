import { type GetRef, Table, type TableProps } from 'antd';
import { useEffect, useRef } from 'react';
import { withBoundary } from '@/components/boundary';

export const WideTable = withBoundary(function WideTable<Row extends object>(props: TableProps<Row>) {
  const table = useRef<GetRef<typeof Table>>(null);
  useEffect(() => {
    const scroller = table.current?.nativeElement.querySelector<HTMLElement>('.ant-table-content');
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      if (scroller.scrollWidth > scroller.clientWidth) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    });
    for (const element of [scroller, ...scroller.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Table<Row> ref={table} scroll={{ x: 'max-content' }} {...props} />;
});
