import type { FastifyRequest } from 'fastify';
import { uploadCalls } from '../../../contract/upload.calls';
import { IMAGE_MAX_BYTES } from '../../../contract/upload.enums';
import { adminOf } from '../../auth/session';
import { MEGABYTE } from '../../lib/bytes';
import { logOperation } from '../../lib/operationLog';
import { messages } from '../../messages';
import { invalidField } from '../../refusal';
import type { Handlers } from '../area';
import { inspectImage } from './image';
import { uploadMessages } from './messages';

export const uploadHandlers: Handlers = (on, { uploads: store }) => {
  on(
    uploadCalls.image,
    async ({ request, db, ...actor }) => {
      const content = await receive(request);
      // It may have been ended while the file arrived.
      await adminOf(db, actor.token, actor.now);
      const { width, height, extension } = inspectImage(content);
      const name = await store.save(content, extension);
      await db.transaction((tx) =>
        logOperation(tx, actor, { action: 'upload', target: { type: 'upload', name }, after: { width, height } }),
      );
      return { url: `/fish/uploads/${name}`, width, height, bytes: content.length };
    },
    // No transaction is open while the file arrives.
    { ownTransactions: true },
  );
};

/** Reads the part `file` and ignores others. */
async function receive(request: FastifyRequest): Promise<Buffer> {
  const file = request.isMultipart() ? await request.file().catch(refuseParts) : undefined;
  if (file?.fieldname !== 'file') {
    throw invalidField('file', uploadMessages.fileRequired);
  }
  const content = await file.toBuffer().catch(refuseIncomplete);
  if (file.file.truncated) {
    throw invalidField('file', messages.fileTooLarge, { megabytes: IMAGE_MAX_BYTES / MEGABYTE });
  }
  return content;
}

/** More parts stand before the file than the parser takes, or it can't be read. */
function refuseParts(error: { code?: string }): never {
  if (error.code === 'FST_FIELDS_LIMIT' || error.code === 'FST_PARTS_LIMIT') {
    throw invalidField('file', uploadMessages.tooManyParts);
  }
  return refuseIncomplete();
}

/** Whatever the parser says, such as “Unexpected end of form”: what was sent can't be read to its end. */
function refuseIncomplete(): never {
  throw invalidField('file', uploadMessages.incomplete);
}
