import { IMAGE_TYPES } from '@contract/upload.enums';
import { fitsRatio, ratioOf, ratioText } from './ratio';

export interface ImageLimits {
  /** Width to height, such as 16 / 9. Without it any will do. */
  ratio?: number;
  maxBytes: number;
}

/** What is wrong with a picture: a text of the language files and what it says. */
export interface ImageProblem {
  id: string;
  values?: Record<string, string | number>;
}

/** Looks at a picture before it is sent: type, size, whether it can be drawn, ratio. Undefined when all is well. */
export async function checkImage(file: File, { ratio, maxBytes }: ImageLimits): Promise<ImageProblem | undefined> {
  if (!IMAGE_TYPES.some((type) => type === file.type)) return { id: 'image.wrongType' };
  if (file.size > maxBytes) {
    return { id: 'image.tooLarge', values: { found: megabytes(file.size), limit: megabytes(maxBytes) } };
  }
  const size = await sizeOf(file);
  if (!size) return { id: 'image.damaged' };
  if (ratio && !fitsRatio(size, ratio)) {
    const { width, height } = size;
    return {
      id: 'image.wrongRatio',
      values: { found: ratioText(ratioOf(size)), width, height, wanted: ratioText(ratio) },
    };
  }
  return undefined;
}

/** `5`, `5.2`: rounded up, so that what is too large never reads as the limit itself. */
export const megabytes = (bytes: number): number => Math.ceil((bytes / 1024 / 1024) * 10) / 10;

/** Undefined when the browser can't draw it. */
async function sizeOf(file: File) {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
