import type { FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';
import { IMAGE_MAX_BYTES } from '../../../contract/upload.enums';
import { logOperation } from '../../lib/operationLog';
import { invalidField } from '../../refusal';
import type { Calls } from '../area';
import { inspectImage } from './image';

const MEGABYTE = 1024 * 1024;

export const uploadCalls: Calls = (on, { uploads: store }) => {
  on(
    paths.upload.image,
    async ({ request, db, ...actor }) => {
      const content = await receive(request);
      const { width, height, extension } = inspectImage(content);
      const name = await store.save(content, extension);
      await db.transaction((tx) =>
        logOperation(tx, actor, { action: 'upload', target: { type: 'upload', name }, after: { width, height } }),
      );
      return { url: `/fish/uploads/${name}`, width, height, bytes: content.length };
    },
    // No transaction is held while the file arrives.
    { ownTransactions: true },
  );
};

/** The one part called `file`. */
async function receive(request: FastifyRequest): Promise<Buffer> {
  const file = request.isMultipart() ? await request.file() : undefined;
  if (file?.fieldname !== 'file') {
    throw invalidField('file', 'fileRequired');
  }
  const content = await file.toBuffer();
  if (file.file.truncated) {
    throw invalidField('file', 'fileTooLarge', { megabytes: IMAGE_MAX_BYTES / MEGABYTE });
  }
  return content;
}
