import { PUSH_IMAGE_RATIO } from '../../../contract/push/enums';
import type { FieldProblem } from '../../refusal';
import { storedPicture } from '../upload/picture';
import type { UploadStore } from '../upload/store';

/** A picture is twice as wide as high; the drawings of the demo data are. @throws `10400` if none is stored */
export async function imageProblem(store: UploadStore, image: string | null): Promise<FieldProblem | undefined> {
  const picture = image === null ? undefined : await storedPicture(store, 'image', image);
  if (!picture || picture.width === picture.height * PUSH_IMAGE_RATIO) {
    return undefined;
  }
  const { width, height } = picture;
  return { path: 'image', key: 'imageNotTwoToOne', params: { width, height } };
}
