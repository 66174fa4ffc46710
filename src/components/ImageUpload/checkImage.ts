import { IMAGE_TYPES } from '@contract/upload.enums';
import { fitsRatio, type Size } from './ratio';

export interface ImageLimits {
  /** Width to height, such as 16 / 9. Without it any will do. */
  ratio?: number;
  /** Not even a pixel off: what is, is cut first. */
  exact?: boolean;
  maxBytes: number;
  /** Narrower ones are refused: they would look blurred where they are shown. */
  minWidth?: number;
}

/** What is wrong with a picture: a text of the language files and what it says. */
export interface ImageProblem {
  id: string;
  values?: Record<string, string | number>;
}

/** What a chosen file turns out to be: a picture to send, one to cut to its ratio first, or none that will do. */
export type Checked = { problem: ImageProblem } | { fits: boolean };

/** Looks at a picture before it is sent: type, whether it can be drawn, ratio; and what fits by size and width. */
export async function checkImage(file: File, { ratio, exact, maxBytes, minWidth = 1 }: ImageLimits): Promise<Checked> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return { problem: { id: 'image.wrongType' } };
  const size = await sizeOf(file);
  if (!size) return { problem: { id: 'image.damaged' } };
  // What is cut out of it is smaller: looked at when it is known.
  if (ratio && !fitsRatio(size, ratio, exact)) return { fits: false };
  if (size.width < minWidth) {
    return { problem: { id: 'image.tooSmall', values: { ...size, wanted: minWidth } } };
  }
  if (file.size <= maxBytes) return { fits: true };
  return { problem: { id: 'image.tooLarge', values: { found: megabytes(file.size), limit: megabytes(maxBytes) } } };
}

/** `5`, `5.2`: rounded up, so that what is too large never reads as the limit itself. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

/** Undefined when the browser can't draw it. */
async function sizeOf(file: File): Promise<Size | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
