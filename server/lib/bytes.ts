/** As limits of files and free space are counted. */
export const MEGABYTE = 2 ** 20;
