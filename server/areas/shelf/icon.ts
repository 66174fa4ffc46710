import { ICON_MAX_BYTES, ICON_RATIO } from '../../../contract/gift/enums';
import { MEGABYTE } from '../../lib/bytes';
import type { UploadStore } from '../../lib/uploadStore';
import { messages } from '../../messages';
import { invalidField } from '../../refusal';
import { storedPicture } from '../upload';
import { shelfMessages } from './messages';

/** Checks an icon's content; the demo's drawings are always valid. @throws `10400` on `icon` */
export async function checkIcon(store: UploadStore, icon: string): Promise<void> {
  const picture = await storedPicture(store, 'icon', icon);
  if (!picture) {
    return;
  }
  const { width, height, bytes } = picture;
  if (bytes > ICON_MAX_BYTES) {
    throw invalidField('icon', messages.fileTooLarge, { megabytes: ICON_MAX_BYTES / MEGABYTE });
  }
  if (width !== height * ICON_RATIO) {
    throw invalidField('icon', shelfMessages.iconNotSquare, { width, height });
  }
}
