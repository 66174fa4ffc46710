import { eq } from 'drizzle-orm';
import { fillIn } from '../../../contract/variables';
import { message } from '../../db/tables';
import type { Sending } from '../../delivery/sending';
import { notFound } from '../../refusal';
import { findMessage } from './queries';

/** Messages, as the delivery knows them. */
export const messageSending: Sending = {
  async begin(tx, id) {
    const [begun] = await tx.select({ audience: message.audience }).from(message).where(eq(message.id, id));
    if (!begun) {
      throw notFound();
    }
    return begun.audience;
  },

  async write(db, id) {
    const { title, body, type } = await findMessage(db, id);
    return ({ values }) => ({ kind: 'message', type, title: fillIn(title, values), body: fillIn(body, values) });
  },

  async finish(tx, id, _progress, now) {
    await tx.update(message).set({ status: 'sent', updatedAt: now }).where(eq(message.id, id));
  },
};
