import type { ReactNode } from 'react';
import { PartBoundary } from '@/components/boundary';
import { PageHeader } from '@/components/page/PageHeader';
import { type Preset, SavedViews } from '@/components/views/SavedViews';
import { FilterBar, type SearchField } from './FilterBar';
import { ListTools } from './ListTools';
import type { List } from './useList';

interface ListPageProps<Row> {
  list: List<Row>;
  title: string;
  /** What the list is called in an export, if not as its page. */
  fileTitle?: string;
  /** One line below the title with current numbers. */
  line?: ReactNode;
  /** Switches to the other lists of the page. */
  tabs?: ReactNode;
  /** In addition to columns and export; at most one primary action. */
  actions?: ReactNode;
  lead?: ReactNode;
  presets: readonly Preset[];
  search: SearchField;
  children: ReactNode;
}

export function ListPage<Row extends { id: string }>({
  list,
  title,
  fileTitle = title,
  line,
  tabs,
  actions,
  lead,
  presets,
  search,
  children,
}: ListPageProps<Row>) {
  return (
    <>
      <PageHeader
        title={title}
        line={line}
        actions={
          <>
            {tabs}
            <ListTools list={list} title={fileTitle} />
            {actions}
          </>
        }
      />
      <PartBoundary>{lead}</PartBoundary>
      <SavedViews list={list} presets={presets} />
      <FilterBar list={list} search={search} fields={list.spec.fields} />
      {children}
    </>
  );
}
