import type { Input, Output } from '@contract/index';
import { type CallOptions, call } from '@/request';
import type { ListPath } from './listPath';

/** Asks for rows of any list. Which filters it has is known by its spec, not by their types. */
export const callList = <P extends ListPath>(path: P, query: object, options: CallOptions): Promise<Output<P>> =>
  call(path, query as Input<P>, options);
