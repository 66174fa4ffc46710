import type { Push } from '@contract/push';

/** Screens of pushes: one that is looked at, one that is written. They stand in place of the list, at its path. */
export const PUSH_LIST = '/message/push';

/** One push: how it goes, or a draft to go on with. */
export const pushPath = (id: string) => `${PUSH_LIST}?id=${id}`;

interface Composed {
  /** The draft to go on with; without one a new push is written. */
  id?: string;
  /** The push that a new one is like. */
  from?: string;
  /** The draft is saved and about to be sent. */
  send?: boolean;
}

export function composePath({ id = 'new', from, send }: Composed = {}): string {
  return `${PUSH_LIST}?compose=${id}${from ? `&from=${from}` : ''}${send ? '&send=1' : ''}`;
}

/** Names in the address whose change takes what is being written away. */
export const COMPOSER = ['compose', 'from', 'id'] as const;

/** Where opening a push leads: a draft is gone on with, all else is looked at. */
export const openPath = ({ id, status }: Pick<Push, 'id' | 'status'>) =>
  status === 'draft' ? composePath({ id }) : pushPath(id);
