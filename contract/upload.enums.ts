/** Images an operator may upload; their content is checked, not their name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Ratios this close look the same; rounding to whole pixels alone makes such a difference. */
export const RATIO_TOLERANCE = 0.02;
/** What browsers of phones still hold: 160 MB once it is unpacked. */
export const IMAGE_MAX_PIXELS = 40_000_000;
