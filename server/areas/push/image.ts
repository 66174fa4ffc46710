import { PUSH_IMAGE_RATIO } from '../../../contract/push/enums';
import type { UploadStore } from '../../lib/uploadStore';
import type { FieldProblem } from '../../refusal';
import { storedPicture } from '../upload';
import { pushMessages } from './messages';

/** Requires 2:1; the demo's drawings always are. @throws `10400` if no such image is stored */
export async function imageProblem(store: UploadStore, image: string | null): Promise<FieldProblem | undefined> {
  const picture = image === null ? undefined : await storedPicture(store, 'image', image);
  if (!picture || picture.width === picture.height * PUSH_IMAGE_RATIO) {
    return undefined;
  }
  const { width, height } = picture;
  return { path: 'image', text: pushMessages.imageNotTwoToOne, params: { width, height } };
}
