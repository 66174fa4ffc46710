import type { Output, Path } from '@contract/index';

export interface Page {
  list: { id: string }[];
  total: number;
}

/** The calls that answer with a page of a list. */
export type ListPath = { [P in Path]: Output<P> extends Page ? P : never }[Path];
