import { queue } from './ownQueue';

/** The link of the row that the keys decide on. */
export const focusedLink = () => document.querySelector<HTMLElement>(`[data-row="${queue.get().focus}"]`);
