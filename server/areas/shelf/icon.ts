import { ICON_MAX_BYTES, ICON_RATIO } from '../../../contract/gift/enums';
import { invalidField } from '../../refusal';
import { storedPicture } from '../upload/picture';
import type { UploadStore } from '../upload/store';

const MEGABYTE = 1024 * 1024;

/** Looks at what an icon holds; the drawings of the demo data are as they should be. @throws `10400` on `icon` */
export async function checkIcon(store: UploadStore, icon: string): Promise<void> {
  const picture = await storedPicture(store, 'icon', icon);
  if (!picture) {
    return;
  }
  const { width, height, bytes } = picture;
  if (bytes > ICON_MAX_BYTES) {
    throw invalidField('icon', 'fileTooLarge', { megabytes: ICON_MAX_BYTES / MEGABYTE });
  }
  if (width !== height * ICON_RATIO) {
    throw invalidField('icon', 'iconNotSquare', { width, height });
  }
}
