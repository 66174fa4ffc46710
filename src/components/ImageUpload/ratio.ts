import { RATIO_TOLERANCE } from '@contract/upload.enums';

const LARGEST_TERM = 21;

export interface Size {
  width: number;
  height: number;
}

const ratioOf = ({ width, height }: Size): number => width / height;

/** Whether a picture fits the ratio (width to height), within the tolerance or exactly. */
export function fitsRatio(size: Size, ratio: number, exact = false): boolean {
  return Math.abs(ratioOf(size) / ratio - 1) <= (exact ? 0 : RATIO_TOLERANCE);
}

/** How wide the largest part with the ratio is. */
export const widestCut = ({ width, height }: Size, ratio: number): number =>
  Math.min(width, Math.round(height * ratio));

/** Width and height of the smallest picture with the ratio. */
export const smallest = (minWidth: number, ratio: number) => [minWidth, Math.round(minWidth / ratio)] as const;

/** `16:9`, or `1.37:1` for a ratio without small whole numbers. */
export function ratioText(ratio: number): string {
  for (let height = 1; height <= LARGEST_TERM; height++) {
    const width = Math.round(ratio * height);
    if (width >= 1 && width <= LARGEST_TERM && Math.abs(width / height / ratio - 1) < 0.001)
      return `${width}:${height}`;
  }
  return ratio >= 1 ? `${decimal(ratio)}:1` : `1:${decimal(1 / ratio)}`;
}

const decimal = (value: number) => Number(value.toFixed(2));
