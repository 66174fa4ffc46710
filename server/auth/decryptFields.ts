import type { FastifyRequest } from 'fastify';
import { reference } from '../../config/backEnd';
import type { Path } from '../../contract';
import { messages } from '../messages';
import { invalidField } from '../refusal';
import type { Decryptor } from './decrypt';

/** Puts the plain text of the fields that a call has encrypted in their place. @throws `10400` for one that can't be read */
export function decryptFields(request: FastifyRequest, path: Path, decryptor: Decryptor): void {
  for (const field of Object.keys(reference.encrypted[path] ?? {})) {
    decryptField(request, field, decryptor);
  }
}

function decryptField(request: FastifyRequest, field: string, decryptor: Decryptor): void {
  const body = request.body as Record<string, unknown>;
  const encrypted = body[field];
  if (typeof encrypted !== 'string') {
    return;
  }
  const text = decryptor.decrypt(encrypted, () => request.log.info('a password was encrypted for an older key'));
  if (text === undefined) {
    throw invalidField(field, messages.undecryptable);
  }
  body[field] = text;
}
