import type { Progress } from '@contract/delivery';

// What a list says of a sending, and its file: nothing before it begins, which is not the same as none.

/** How many have it. */
export const sentOf = ({ recipients, sent }: Progress): number | null => (recipients === 0 ? null : sent);

/** How many it did not reach. */
export const failedOf = ({ recipients, failed }: Progress): number | null => (recipients === 0 ? null : failed);

/** How many of those who have it opened it. */
export const openedOf = ({ sent, opened }: Progress): number | null => (sent === 0 ? null : opened);
