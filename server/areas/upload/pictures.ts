import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawDemoPicture } from '../../db/demo/picture';
import { mimeOf } from './image';
import { type UploadStore, uploadName } from './store';

/** A picture may be opened as a page of its own: it may load and run nothing there. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const send = (reply: FastifyReply, type: string, content: Buffer | string) =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', SANDBOX)
    .type(type)
    .send(content);

/** Uploaded images, and the drawings of the demo data. Their names say nothing, so they need no token. */
export function pictures(app: FastifyInstance, store: UploadStore): void {
  app.get<{ Params: { name: string } }>('/fish/uploads/:name', { schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params;
    const content = uploadName.test(name) ? await store.read(name) : undefined;
    return content ? send(reply, mimeOf(name), content) : reply.callNotFound();
  });

  app.get<{ Params: { name: string } }>('/fish/demo/:name', { schema: { hide: true } }, async (request, reply) => {
    const picture = drawDemoPicture(request.params.name);
    return picture ? send(reply, 'image/svg+xml', picture) : reply.callNotFound();
  });
}
