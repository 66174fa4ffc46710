import { IMAGE_MAX_PIXELS, IMAGE_TYPES } from '@contract/upload.enums';
import type { MessageId } from '@/locales/messages';
import { fitsRatio, type Size, smallest, widestCut } from './ratio';

export interface ImageLimits {
  /** Width to height, such as 16 / 9. */
  ratio: number;
  /** The ratio must be exact to the pixel; other pictures are cropped. */
  exact?: boolean;
  maxBytes: number;
  /** In pixels; narrower pictures would look blurred and are refused. */
  minWidth?: number;
}

interface ImageProblem {
  id: MessageId;
  values?: Record<string, string | number>;
}

/** The result for a chosen file: an error, or whether it fits without cropping. */
type Checked = { problem: ImageProblem } | { fits: boolean };

/** Checks type, decoding, ratio, file size and width of a picture before the upload. */
export async function checkImage(file: File, { ratio, exact, maxBytes, minWidth = 1 }: ImageLimits): Promise<Checked> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return { problem: { id: 'image.wrongType' } };
  const size = await sizeOf(file);
  if (!size) return { problem: { id: 'image.damaged' } };
  const fits = fitsRatio(size, ratio, exact);
  // Where no part of it is wide enough, there is nothing to cut.
  if ((fits ? size.width : widestCut(size, ratio)) < minWidth) {
    const [wanted, high] = smallest(minWidth, ratio);
    return { problem: { id: 'image.tooSmall', values: { ...size, wanted, high } } };
  }
  // Cropping makes it small enough where it can, so its size is checked afterwards.
  if (!fits) return { fits: false };
  if (size.width * size.height > IMAGE_MAX_PIXELS) {
    return { problem: { id: 'image.tooManyPixels', values: { ...size, limit: IMAGE_MAX_PIXELS / 1e6 } } };
  }
  if (file.size <= maxBytes) return { fits: true };
  return { problem: { id: 'image.tooLarge', values: { found: megabytes(file.size), limit: megabytes(maxBytes) } } };
}

/** `5`, `5.2`: rounded up, so that a file just over the limit never shows the limit itself. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

/** Undefined if the browser can't decode it. */
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
