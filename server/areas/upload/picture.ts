import { invalidField } from '../../refusal';
import { type Image, inspectImage } from './image';
import type { UploadStore } from './store';

const UPLOADS = '/fish/uploads/';

/**
 * What an uploaded picture is, by what is stored, and its bytes; undefined for a drawing of the demo data.
 * @throws `10400` on `field` if nothing is stored
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
    throw invalidField(field, 'fileRequired');
  }
  return { ...inspectImage(content), bytes: content.length };
}
