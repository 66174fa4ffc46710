import type { Body } from '../../../contract';
import type { paths } from '../../../contract/paths';
import type { Db } from '../../db/connect';
import { markOpened } from '../../delivery/opened';
import { ruleForbids } from '../../refusal';
import { findMessage } from './queries';

/** A user read a message. @throws `10404` where they have it not, `10422` where it was taken back */
export async function readMessage(tx: Db, { id, userId }: Body<typeof paths.message.read>, now: string): Promise<void> {
  const { status } = await findMessage(tx, id);
  if (status === 'withdrawn') {
    throw ruleForbids('messageWithdrawn');
  }
  await markOpened(tx, id, userId, now);
}
