import type { Body } from '../../../contract';
import type { messageCalls } from '../../../contract/message/calls';
import type { Db } from '../../db/database';
import { markOpened } from '../../delivery/opened';
import { ruleForbids } from '../../refusal';
import { messageMessages } from './messages';
import { findMessage } from './queries';

/** Marks a message as read by a user. @throws `10404` if the user did not receive it, `10422` if it was withdrawn */
export async function readMessage(tx: Db, { id, userId }: Body<typeof messageCalls.read>, now: string): Promise<void> {
  const { status } = await findMessage(tx, id);
  if (status === 'withdrawn') {
    throw ruleForbids(messageMessages.messageWithdrawn);
  }
  await markOpened(tx, id, userId, now);
}
