import { RATIO_TOLERANCE } from '../../../contract/upload.enums';
import type { UploadStore } from '../../lib/uploadStore';
import type { FieldProblem } from '../../refusal';
import { uploadMessages } from './messages';
import { storedPicture } from './picture';

interface Limits {
  /** Width divided by height: 16:9, as the message says. */
  ratio: number;
  minWidth: number;
}

/** Checks the shape of a cover; the demo's drawings always fit. @throws `10400` on `path` if no such image is stored */
export async function coverProblem(
  store: UploadStore,
  path: string,
  url: string | null,
  { ratio, minWidth }: Limits,
): Promise<FieldProblem | undefined> {
  const picture = url === null ? undefined : await storedPicture(store, path, url);
  if (!picture) {
    return undefined;
  }
  const { width, height } = picture;
  if (Math.abs(width / height / ratio - 1) > RATIO_TOLERANCE) {
    return { path, text: uploadMessages.coverNotWide, params: { width, height } };
  }
  return width < minWidth
    ? { path, text: uploadMessages.coverTooSmall, params: { width, height, wanted: minWidth, high: minWidth / ratio } }
    : undefined;
}
