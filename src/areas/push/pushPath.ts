import { pathTo } from '@config/pathTo';
import type { Push } from '@contract/push';

/** A push's own page, or its draft; it replaces the list at the list's path. */
export const pushPath = (id: string) => pathTo('/message/push', { id });

interface Composed {
  id?: string;
  from?: string;
  /** True if the saved draft is about to be sent. */
  send?: boolean;
}

/** The composer; it replaces the list at the list's path, too. */
export function composePath({ id = 'new', from, send }: Composed = {}): string {
  return pathTo('/message/push', { compose: id, from, send: send ? 1 : undefined });
}

/** Changing one of these in the address loses what is being written. */
export const PUSH_COMPOSER = ['compose', 'from', 'id'] as const;

export const openPath = ({ id, status }: Pick<Push, 'id' | 'status'>) =>
  status === 'draft' ? composePath({ id }) : pushPath(id);
