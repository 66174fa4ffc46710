import { withInlineBoundary } from '@/components/boundary';
import { ColumnsButton } from '@/components/columns/ColumnsButton';
import { ExportButton } from '@/components/export/ExportButton';
import type { List } from './useList';

interface ListToolsProps<Row> {
  list: List<Row>;
  title: string;
}

export const ListTools = withInlineBoundary(function ListTools<Row extends { id: string }>({
  list,
  title,
}: ListToolsProps<Row>) {
  return (
    <>
      <ColumnsButton list={list} />
      <ExportButton list={list} title={title} />
    </>
  );
});
