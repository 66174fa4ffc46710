import type { Size } from './ratio';

export interface Area extends Size {
  x: number;
  y: number;
}

/** In pixels: enough for every screen, and it keeps the file small. */
const LONGEST = 2560;
const QUALITY = 0.9;

export function boundedSize({ width, height }: Size): Size {
  const factor = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** Crops a picture as the browser shows it, with its EXIF rotation; the file type stays. */
export async function cutOut(file: File, area: Area): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = boundedSize(area);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, QUALITY));
  if (!blob) throw new Error('the browser could not write the picture');
  // Browsers without WebP encoding write PNG, so take the blob's own type.
  return new File([blob], file.name, { type: blob.type });
}
