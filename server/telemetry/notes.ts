import type { FastifyRequest } from 'fastify';

/** What only a handler knows of a request, for its line in the log. */
interface Notes {
  /** The code of the envelope that answers it. */
  code?: number;
  /** The id of the admin who calls. */
  admin?: string;
}

const all = new WeakMap<FastifyRequest, Notes>();

export const notesOf = (request: FastifyRequest): Notes => all.get(request) ?? {};

export function note(request: FastifyRequest, notes: Notes): void {
  all.set(request, { ...all.get(request), ...notes });
}
