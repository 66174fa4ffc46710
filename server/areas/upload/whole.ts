import { jpegSize } from './jpeg';
import { pngSize } from './png';
import type { Size } from './size';
import { webpSize } from './webp';

const readers = { png: pngSize, jpg: jpegSize, webp: webpSize } as const;

type ImageType = keyof typeof readers;

/**
 * The type and size of an image that is whole: its parts are walked from the first byte to what ends it. Undefined for
 * anything else. What stands behind the end is left alone, because phones add to it.
 */
export function readImage(content: Buffer): ({ type: ImageType } & Size) | undefined {
  for (const type of Object.keys(readers) as ImageType[]) {
    const size = readers[type](content);
    if (size && size.width > 0 && size.height > 0) return { type, ...size };
  }
  return undefined;
}
