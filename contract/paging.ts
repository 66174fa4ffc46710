/** Page sizes a list offers; the first is the default. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;
export const PAGE_SIZE_MAX = 200;
/** The most rows behind a cursor, where nothing is counted. */
export const PAGE_SIZE_MAX_AFTER = 2000;
/** Up to here a list says exactly how many rows it has. */
export const TOTAL_MAX = 10_000;
/** The most ids in one call. */
export const SELECTION_MAX = 20_000;
