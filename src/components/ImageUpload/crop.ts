import type { ImageLimits } from './checkImage';
import type { Size } from './ratio';

export interface Area extends Size {
  x: number;
  y: number;
}

/** In pixels: enough for every screen, and it keeps the file small. */
const LONGEST = 2560;
const QUALITY = 0.9;
/** Where that is too large a file. */
const LOWER_QUALITY = 0.8;

export function boundedSize({ width, height }: Size): Size {
  const factor = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/**
 * Crops a picture as the browser shows it, with its EXIF rotation. The file type stays, unless the file would be too
 * large: then it becomes lossy, and smaller until it fits or is as narrow as it may be.
 */
export async function cutOut(
  file: File,
  area: Area,
  { maxBytes, minWidth = 1 }: Pick<ImageLimits, 'maxBytes' | 'minWidth'>,
): Promise<File> {
  const bitmap = await createImageBitmap(file);
  try {
    let size = boundedSize(area);
    const least = Math.min(size.width, minWidth);
    const canvas = drawn(bitmap, area, size);
    let blob = await encoded(canvas, file.type, QUALITY);
    if (blob.size > maxBytes) {
      const type = isOpaque(canvas) ? 'image/jpeg' : 'image/webp';
      blob = await encoded(canvas, type, LOWER_QUALITY);
      while (blob.size > maxBytes && size.width > least) {
        size = smaller(size, maxBytes / blob.size, least);
        blob = await encoded(drawn(bitmap, area, size), type, LOWER_QUALITY);
      }
    }
    // Browsers without WebP encoding write PNG, so take the blob's own type.
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

/** The next size to try for a file that has to shrink to this part of it. */
function smaller({ width, height }: Size, part: number, least: number): Size {
  const factor = Math.min(0.9, Math.max(0.5, Math.sqrt(part) * 0.95));
  const next = Math.max(least, Math.floor(width * factor));
  return { width: next, height: Math.max(1, Math.round((height * next) / width)) };
}

function drawn(bitmap: ImageBitmap, area: Area, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}

/** JPEG would turn what is transparent black. */
function isOpaque(canvas: HTMLCanvasElement): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 255) < 255) return false;
  return true;
}
