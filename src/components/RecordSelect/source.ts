import type { Path } from '@contract/index';
import type { CallOptions } from '@/request';

/** A record to choose: its name, and a detail to tell it from others of that name. */
export interface Choice {
  id: string;
  title: string;
  subtitle?: string;
  /** The path of a person's picture; undefined for records without pictures. */
  avatar?: string | null;
}

/** How to find and name records of one type. */
export interface RecordSource {
  name: string;
  /** Without it there is nothing to choose from. */
  call: Path;
  /** The best matches first; without a keyword the usual choices. */
  find: (keyword: string, options: CallOptions) => Promise<Choice[]>;
  one: (id: string, options: CallOptions) => Promise<Choice>;
}
