import { ICON_MAX_BYTES, ICON_RATIO } from '../../../contract/gift.enums';
import { invalidField } from '../../refusal';
import { inspectImage } from '../upload/image';
import type { UploadStore } from '../upload/store';

const UPLOADS = '/fish/uploads/';
const MEGABYTE = 1024 * 1024;

/** Looks at what an icon holds; the drawings of the demo data are as they should be. @throws `10400` on `icon` */
export async function checkIcon(store: UploadStore, icon: string): Promise<void> {
  if (!icon.startsWith(UPLOADS)) {
    return;
  }
  const content = await store.read(icon.slice(UPLOADS.length));
  if (!content) {
    throw invalidField('icon', 'fileRequired');
  }
  if (content.length > ICON_MAX_BYTES) {
    throw invalidField('icon', 'fileTooLarge', { megabytes: ICON_MAX_BYTES / MEGABYTE });
  }
  const { width, height } = inspectImage(content);
  if (width !== height * ICON_RATIO) {
    throw invalidField('icon', 'iconNotSquare', { width, height });
  }
}
