import { imageSize } from 'image-size';
import { invalidField } from '../../refusal';

const types = {
  png: { extension: 'png', mime: 'image/png' },
  jpg: { extension: 'jpg', mime: 'image/jpeg' },
  webp: { extension: 'webp', mime: 'image/webp' },
} as const;

const isKnown = (type: string | undefined): type is keyof typeof types => type !== undefined && type in types;

export interface Image {
  width: number;
  height: number;
  extension: string;
}

/** What an uploaded file is, by its content. @throws `10400` on `file` unless it is a PNG, JPEG or WebP */
export function inspectImage(content: Buffer): Image {
  const { type, width, height } = measure(content);
  if (!isKnown(type) || !width || !height) {
    throw invalidField('file', 'notAnImage');
  }
  return { width, height, extension: types[type].extension };
}

function measure(content: Buffer) {
  try {
    // A copy: it reads past the end of a small buffer into the memory that Node keeps around it.
    return imageSize(Uint8Array.from(content));
  } catch {
    throw invalidField('file', 'notAnImage');
  }
}

export const mimeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1) as keyof typeof types].mime;
