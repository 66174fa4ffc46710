import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawDemoPicture } from '../../db/demo/picture';
import type { UploadStore } from '../../lib/uploadStore';
import { mimeOf } from './image';

/** A picture may be opened as a page of its own: it may load and run nothing there. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const send = (reply: FastifyReply, type: string, content: Buffer | string) =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', SANDBOX)
    .type(type)
    .send(content);

/** Uploaded images, and the demo's drawings. They need no token, because their names can't be guessed. */
export function pictures(app: FastifyInstance, store: UploadStore): void {
  app.get<{ Params: { name: string } }>('/fish/uploads/:name', async (request, reply) => {
    const { name } = request.params;
    const content = await store.read(name);
    return content ? send(reply, mimeOf(name), content) : reply.callNotFound();
  });

  app.get<{ Params: { name: string } }>('/fish/demo/:name', async (request, reply) => {
    const picture = drawDemoPicture(request.params.name);
    return picture ? send(reply, 'image/svg+xml', picture) : reply.callNotFound();
  });
}
