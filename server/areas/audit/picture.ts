import type { Body } from '../../../contract';
import type { auditCalls } from '../../../contract/audit/calls';
import type { UploadStore } from '../../lib/uploadStore';
import { InvalidFields } from '../../refusal';
import { ROOM_COVER } from '../room';
import { coverProblem, storedPicture } from '../upload';

const PATH = 'content.image';

/** Checks a new picture before it is stored in its record; an avatar may have any shape. @throws `10400` */
export async function checkPicture(
  uploads: UploadStore,
  { kind, content }: Body<typeof auditCalls.submit>,
): Promise<void> {
  if (!content?.image) {
    return;
  }
  if (kind !== 'cover') {
    await storedPicture(uploads, PATH, content.image);
    return;
  }
  const problem = await coverProblem(uploads, PATH, content.image, ROOM_COVER);
  if (problem) {
    throw new InvalidFields([problem]);
  }
}
