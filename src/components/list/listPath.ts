import type { Output, Path } from '@contract/index';

export interface Page {
  list: { id: string }[];
  total: number;
  /** There are more rows than `total`. */
  more?: boolean;
  /** Where the page ends, for what is behind; empty at the list's end. */
  next?: string;
  current: number;
  pageSize: number;
}

export interface PageOf<Row> extends Omit<Page, 'list'> {
  list: Row[];
}

/** The calls that answer with a page of a list. */
export type ListPath = { [P in Path]: Output<P> extends Page ? P : never }[Path];
