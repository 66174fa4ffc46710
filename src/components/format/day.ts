/** 24 hours, in milliseconds: a day whose clocks do not change. */
export const DAY_MS = 24 * 60 * 60 * 1000;
