import type { UploadStore } from '../../lib/uploadStore';
import { invalidField } from '../../refusal';
import { type Image, inspectImage } from './image';
import { uploadMessages } from './messages';

const UPLOADS = '/fish/uploads/';

/**
 * The stored image and its bytes; undefined for a drawing of the demo data.
 * @throws `10400` on `field` if no such image is stored
 */
export async function storedPicture(
  store: UploadStore,
  field: string,
  url: string,
): Promise<(Image & { bytes: number }) | undefined> {
  if (!url.startsWith(UPLOADS)) {
    return undefined;
  }
  const content = await store.read(url.slice(UPLOADS.length));
  if (!content) {
    throw invalidField(field, uploadMessages.fileRequired);
  }
  return { ...inspectImage(content, field), bytes: content.length };
}
