import { IMAGE_MAX_PIXELS } from '../../../contract/upload.enums';
import { invalidField } from '../../refusal';
import { uploadMessages } from './messages';
import { readImage } from './whole';

const types = {
  png: { extension: 'png', mime: 'image/png' },
  jpg: { extension: 'jpg', mime: 'image/jpeg' },
  webp: { extension: 'webp', mime: 'image/webp' },
} as const;

export interface Image {
  width: number;
  height: number;
  extension: string;
}

const MILLION = 1_000_000;

/**
 * The type and size of an uploaded file, by its content.
 * @throws `10400` on `field` unless it is a whole PNG, JPEG or WebP that browsers can hold
 */
export function inspectImage(content: Buffer, field = 'file'): Image {
  const image = readImage(content);
  if (!image) {
    throw invalidField(field, uploadMessages.notAnImage);
  }
  const { type, width, height } = image;
  if (width * height > IMAGE_MAX_PIXELS) {
    throw invalidField(field, uploadMessages.tooManyPixels, { width, height, millions: IMAGE_MAX_PIXELS / MILLION });
  }
  return { width, height, extension: types[type].extension };
}

export const mimeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types].mime;
