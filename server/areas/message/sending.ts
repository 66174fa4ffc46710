import { eq } from 'drizzle-orm';
import { fillIn } from '../../../contract/variables';
import type { Sending } from '../../delivery/sending';
import { orNotFound } from '../../refusal';
import { whoGets } from '../audience';
import { findMessage } from './queries';
import { message } from './table';

export const messageSending: Sending = {
  async begin(tx, id) {
    const [begun] = await tx.select({ audience: message.audience }).from(message).where(eq(message.id, id));
    return orNotFound(begun).audience;
  },

  whoGets,

  async write(db, id) {
    const { title, body, type } = await findMessage(db, id);
    return ({ values }) => ({ kind: 'message', type, title: fillIn(title, values), body: fillIn(body, values) });
  },

  async finish(tx, id, _progress, now) {
    await tx.update(message).set({ status: 'sent', updatedAt: now }).where(eq(message.id, id));
  },
};
